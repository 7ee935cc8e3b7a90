import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import {
  defaultRoomingColumns,
  fieldsByName,
  type RoomingColumns,
} from '@sangamam/contract/hotel/stays/rooming-columns';
import type { StayView } from '@sangamam/contract/hotel/stays/stay-views';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import * as phrases from '#phrases/hotel/hotel.ts';
import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import { recordNeedsRead } from '#server/features/people/cards/access-needs.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';

import { findSettings } from './hotel-admin-repository.ts';
import { withGuests } from './read-stays.ts';
import { roomingColumnsOf } from './rooming-columns-of.ts';
import { listDoubleNumbers, listFamilyIds, listFamilyRows } from './rooming-read-model.ts';
import { columnOf, type RoomingRow } from './rooming-row.ts';

const pageSize = 200;

/**
 * The rooming list in the columns that the hotel wants, a row for each family or for each room. Columns with needs by
 * name are left out for those who may not read them; else the audit log records the look.
 *
 * @throws NOT_FOUND
 */
export function exportStays(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  { conventionId, view }: { conventionId: string; view?: StayView | undefined },
): Promise<GeneratedFile> {
  return exportTable(ctx, actor, format, async () => {
    const { name } = await conventionById(ctx, conventionId);
    const { rowPer, columns } = roomingColumnsOf(await findSettings(ctx.db, conventionId));
    const mayRead = hasAbility(actor.roles, 'read-cards');
    const open = columns.filter(({ field }) => mayRead || !fieldsByName.includes(field));
    const allowed = open.length > 0 ? open : defaultRoomingColumns.columns;
    const byName = allowed.some(({ field }) => fieldsByName.includes(field));
    if (byName) await recordNeedsRead(ctx, actor, conventionId, { list: 'rooming' });
    const { ids } = await listFamilyIds(ctx.db, conventionId, { view });
    const doubleNumbers = await listDoubleNumbers(ctx.db, conventionId);
    return {
      nameParts: [name, phrases.roomingList, ...(view ? [phrases.viewNames[view]] : [])],
      sheetName: phrases.roomingList,
      columns: allowed.map(columnOf),
      rowCount: ids.length,
      pages: () => pagesOf(ctx, { ids, doubleNumbers }, { rowPer, byName }),
      about: { entity: 'convention', entityId: conventionId },
      filter: { view },
    };
  });
}

/** Pages of these families: who is no longer confirmed when its page is read is left out, and nobody is in two. */
async function* pagesOf(
  ctx: Context,
  { ids, doubleNumbers }: { ids: readonly string[]; doubleNumbers: readonly string[] },
  { rowPer, byName }: Pick<RoomingColumns, 'rowPer'> & { byName: boolean },
): AsyncGenerator<RoomingRow[]> {
  for (let from = 0; from < ids.length; from += pageSize) {
    const rows = await listFamilyRows(ctx.db, ids.slice(from, from + pageSize), doubleNumbers);
    const stays = await withGuests(ctx, rows, { byName });
    yield stays.flatMap((stay) =>
      rowPer === 'ROOM' ? stay.rooms.map((room, at) => ({ stay, room, at })) : [{ stay }],
    );
  }
}
