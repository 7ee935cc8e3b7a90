import { careKinds, caredRecords } from '@sangamam/contract/casework/care/cared-records';
import {
  overviewTileKeys,
  overviewTiles,
  type OverviewTileKey,
} from '@sangamam/contract/reports/overview/overview-tiles';
import { hasAbility, type Ability } from '@sangamam/contract/staff/abilities';
import type { PaymentView } from '@sangamam/contract/ledger/payments/payment-views';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import type { OverviewCount } from '@sangamam/contract/reports/overview/overview-endpoints';

import type { Context } from '#server/db/context.ts';
import { countEverybody } from '#server/features/arrival/desk/count-arrivals.ts';
import { listDeskConventions } from '#server/features/arrival/desk/desk-conventions.ts';
import { readNewMessages } from '#server/features/contact/messages/count-messages.ts';
import { countLostSeats } from '#server/features/travel/journeys/count-lost-seats.ts';
import { listPageStates } from '#server/features/content/editing/read-page.ts';
import {
  countRegistrations,
  readMoneyTotals,
} from '#server/features/orders/registrations/count-registrations.ts';
import { countReadiness } from '#server/features/reports/readiness/list-readiness.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { readRefundTotals } from '#server/features/ledger/refunds/list-uncovered-refunds.ts';
import { readPaymentTotals } from '#server/features/ledger/payments/read-payment-totals.ts';

import { countCare } from './care-read-model.ts';

/** What the actor's roles may see of one convention or of all: only that is read. */
export async function readOverview(ctx: Context, actor: Actor, conventionId: string | undefined) {
  const ifMay = <Read>(ability: Ability, read: () => Promise<Read>): Promise<Read | undefined> =>
    hasAbility(actor.roles, ability) ? read() : Promise.resolve(undefined);
  const kinds = careKinds.filter((kind) => hasAbility(actor.roles, caredRecords[kind].caredForBy));
  const [registrations, payments, messages, pages, readiness, money, arrivals, seatsLost, care] =
    await Promise.all([
      ifMay('see-registrations', () => countRegistrations(ctx, conventionId)),
      ifMay('manage-payments', () => countPayments(ctx, conventionId)),
      ifMay('answer-messages', async () => ({ NEW_MESSAGES: await readNewMessages(ctx) })),
      ifMay('edit-content', () => countPages(ctx)),
      ifMay('see-readiness', () => countReadiness(ctx, conventionId)),
      ifMay('see-money', () => readMoneyTotals(ctx, conventionId)),
      ifMay('run-arrival-desk', () => countPeopleHere(ctx, conventionId)),
      ifMay('manage-transport', () => countLostSeats(ctx, conventionId)),
      countCare(ctx.db, { kinds, userId: actor.userId, conventionId, now: ctx.now() }),
    ]);
  const counts: Counts = {
    ...withAges(registrations),
    ...payments,
    ...messages,
    ...pages,
    ...arrivals,
    ...care,
    ...(seatsLost !== undefined && { SEATS_LOST: { count: seatsLost } }),
    ...(readiness && checklistsOf(readiness)),
  };
  return {
    counts: overviewTileKeys.flatMap((key) => {
      const counted = counts[key];
      if (!counted || !hasAbility(actor.roles, overviewTiles[key].ability)) return [];
      const { count, expected = null, amounts = [], oldest = null } = counted;
      return [{ key, count, expected, amounts, oldest: oldest?.toISOString() ?? null }];
    }),
    money: money ?? null,
    families: readiness ? { active: readiness.active, ready: readiness.ready } : null,
  };
}

/** Only what waits for a decision has an age. */
function withAges(registrations: Counts | undefined): Counts {
  return Object.fromEntries(
    Object.entries(registrations ?? {}).map(([key, { count, oldest = null }]) => [
      key,
      { count, oldest: key === 'TO_DECIDE' || key === 'CANCEL_ASKED' ? oldest : null },
    ]),
  );
}

/** Who is here of a convention or, without one, of the convention that the arrival desk shows first. */
async function countPeopleHere(ctx: Context, conventionId: string | undefined): Promise<Counts> {
  const shown = conventionId ?? (await listDeskConventions(ctx))[0]?._id;
  if (shown === undefined) return { PEOPLE_HERE: { count: 0, expected: 0 } };
  const { here, expected } = await countEverybody(ctx, shown);
  return { PEOPLE_HERE: { count: here, expected } };
}

async function countPages(ctx: Context): Promise<Counts> {
  const pages = await listPageStates(ctx);
  const withDraft = (state: string) => pages.filter(({ draft }) => draft?.state === state).length;
  return { PAGE_DRAFTS: { count: withDraft('DRAFT') }, SCHEDULED_PAGES: { count: withDraft('SCHEDULED') } };
}

function checklistsOf({ open }: Awaited<ReturnType<typeof countReadiness>>): Counts {
  return {
    APPROVAL_OPEN: { count: open('APPROVAL', 'REGISTRAR') },
    MONEY_OPEN: { count: open('MONEY', 'FAMILY') },
    MONEY_TO_CHECK: { count: open('MONEY', 'TREASURER') },
    CONSENTS_MISSING: { count: open('CONSENTS', 'FAMILY') },
    CONSENTS_TO_CHECK: { count: open('CONSENTS', 'REGISTRAR') },
    CARDS_MISSING: { count: open('CARDS', 'FAMILY') },
    PICTURES_MISSING: { count: open('PICTURE', 'FAMILY') },
    TRAVEL_MISSING: { count: open('TRAVEL', 'FAMILY') },
    HOTEL_MISSING: { count: open('HOTEL', 'HOSPITALITY') },
  };
}

/** What the treasurer has to do, with amounts by currency and since when the oldest has been waiting. */
async function countPayments(ctx: Context, conventionId: string | undefined): Promise<Counts> {
  const totals = await readPaymentTotals(ctx, conventionId);
  const { uncovered } = await readRefundTotals(ctx, conventionId);
  const inView = (view: PaymentView) => {
    const own = totals.filter((total) => total.view === view);
    const times = own.flatMap(({ oldest }) => oldest ?? []);
    return { ...sumOf(own), oldest: times.length > 0 ? new Date(Math.min(...times)) : null };
  };
  return {
    PAYMENTS_TO_MATCH: inView('TO_MATCH'),
    PAYMENTS_TO_APPROVE: inView('TO_APPROVE'),
    PAYMENTS_SHORT: inView('SHORT'),
    PAYMENTS_OVERDUE: inView('OVERDUE'),
    PAYMENTS_NO_MONEY: inView('NO_MONEY'),
    REFUNDS_TO_START: sumOf(uncovered),
  };
}

function sumOf(totals: readonly { count: number; currency: Currency; amount: number }[]) {
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    amounts: totals.map(({ currency, amount }) => ({ currency, amount })),
  };
}

/** A number of the overview, as far as it is about more than rows. */
type Counted = { count: number } & Partial<Pick<OverviewCount, 'amounts' | 'expected'>> & {
    oldest?: Date | null;
  };

/** The numbers of the overview, each by its tile. */
type Counts = Partial<Record<OverviewTileKey, Counted>>;
