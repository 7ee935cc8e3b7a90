import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import {
  registrationColumns,
  type RegistrationColumn,
} from '@sangamam/contract/orders/registrations/registration-export';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import { chooseColumns } from '#server/features/exports/choose-columns.ts';
import { auditedFilter } from '#server/features/exports/audited-filter.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import { pagesByKey } from '#server/db/lists/pages-by-key.ts';
import { toWirePerson } from '#server/features/people/to-wire-person.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';
import * as phrases from '#phrases/orders/export.ts';
import { noCare } from '#server/features/casework/care/care-of-records.ts';

import { balancesOfOrders } from '../../pricing/balance-of-order.ts';
import { presentRegistrationRow } from '../present-registration.ts';
import type { RegistrationListRow } from '../registration-read-model.ts';
import { resolveFilter, type AskedRegistrations } from '../resolve-filter.ts';
import {
  countRegistrations,
  listAddonTitles,
  listRegistrationsAfter,
} from './registration-export-read-model.ts';
import { registrationWriters, type ExportedRegistration } from './registration-writers.ts';

/**
 * The registrations that match the filters as a file. Those that come after it began are not in it.
 *
 * @throws AppError FORBIDDEN for columns that the actor may not have
 */
export async function exportRegistrations(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  { columns: chosen, ...asked }: AskedRegistrations & { columns: readonly RegistrationColumn[] },
): Promise<GeneratedFile> {
  const columns = chooseColumns(actor, chosen, {
    columns: registrationColumns,
    writers: registrationWriters,
  });
  return exportTable(ctx, actor, format, async () => {
    const filter = await resolveFilter(ctx, actor, asked);
    const { registrations: rowCount, newest } = await countRegistrations(ctx.db, filter);
    const read = (from: { after: string | undefined; limit: number }) =>
      listRegistrationsAfter(ctx.db, filter, { ...from, newest });
    return {
      nameParts: [phrases.registrations, ctx.now().toISOString().slice(0, 10)],
      sheetName: phrases.registrations,
      columns,
      rowCount,
      async *pages() {
        for await (const rows of pagesByKey(read, ({ order }) => order.id)) yield present(ctx, actor, rows);
      },
      about: { entity: 'export', entityId: 'registrations' },
      filter: auditedFilter(asked, chosen),
    };
  });
}

async function present(
  ctx: Context,
  actor: Actor,
  rows: readonly RegistrationListRow[],
): Promise<ExportedRegistration[]> {
  const orders = rows.map(({ order }) => order);
  const balances = hasAbility(actor.roles, 'see-money') ? await balancesOfOrders(ctx, orders) : undefined;
  const addons = await listAddonTitles(
    ctx.db,
    orders.map(({ id }) => id),
  );
  return rows.map((row) => ({
    row: presentRegistrationRow(row, {
      balance: balances?.get(row.order.id) ?? null,
      conversation: null,
      care: noCare,
      vouch: null,
      cancelAskedAt: null,
      changeRequested: false,
    }),
    registrant: toWirePerson(row.person, row.localUnitName),
    specialRequest: row.order.specialRequest,
    addons: addons.get(row.order.id) ?? [],
  }));
}
