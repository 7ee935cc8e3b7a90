import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { ChecksOfAccount } from '@sangamam/contract/collection/deposits/deposit-endpoints';

import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { treasurerOfConvention } from '#server/features/conventions/treasurer-of-convention.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { listDepositableChecks } from './check-read-model.ts';
import { presentCheck, presentSlipRow } from './present-slip.ts';
import { slipList } from './slip-read-model.ts';

const mostChecks = 500;

/** Checks that are on no slip, by convention and currency: of one convention, or of all. */
export async function listUndepositedChecks(
  ctx: Context,
  conventionId: string | undefined,
): Promise<ChecksOfAccount[]> {
  const rows = await listDepositableChecks(ctx.db, { conventionId, most: mostChecks });
  const byAccount = Map.groupBy(rows, ({ conventionId, currency }) => `${conventionId} ${currency}`);
  const accounts: ChecksOfAccount[] = [];
  for (const checks of byAccount.values()) {
    const [first] = checks;
    if (!first) continue;
    const { conventionId, conventionName, currency, timeZone } = first;
    accounts.push({
      conventionId,
      conventionName,
      currency,
      account: (await treasurerOfConvention(ctx, conventionId, currency))?.payableTo ?? '',
      today: calendarDateIn(timeZone, ctx.now()),
      checks: checks.map(presentCheck),
    });
  }
  return accounts;
}

/** A page of the slips of one convention, or of all, the newest first. */
export async function listSlips(ctx: Context, page: QueryOf<typeof slipList>) {
  return presentListPage(await slipList.page(ctx.db, page), page.pageSize, presentSlipRow);
}
