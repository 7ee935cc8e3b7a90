import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { RoomingColumns } from '@sangamam/contract/hotel/stays/rooming-columns';
import type { StayView } from '@sangamam/contract/hotel/stays/stay-views';

import * as phrases from '#phrases/hotel/hotel.ts';
import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';

import { readListedFamilies } from '../lists/listed-families.ts';
import { storeList } from '../lists/store-list.ts';
import { hotelFileColumns } from './hotel-file-columns.ts';
import { withGuests } from './read-stays.ts';
import { listDoubleNumbers, listFamilyIds, listFamilyRows } from './rooming-read-model.ts';
import { columnOf, rowsOf, type RoomingRow } from './rooming-row.ts';

const pageSize = 200;

/**
 * The rooming list in the columns that the hotel wants, a row for each family or for each room. The whole list is
 * recorded as one for the hotel; a view of it is not.
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
    const { rowPer, columns, byName } = await hotelFileColumns(ctx, actor, conventionId);
    const ids =
      view === undefined
        ? await recordedIds(ctx, actor, conventionId)
        : (await listFamilyIds(ctx.db, conventionId, { view })).ids;
    const doubleNumbers = await listDoubleNumbers(ctx.db, conventionId);
    return {
      nameParts: [name, phrases.roomingList, ...(view ? [phrases.viewNames[view]] : [])],
      sheetName: phrases.roomingList,
      columns: columns.map(columnOf),
      rowCount: ids.length,
      pages: () => pagesOf(ctx, { ids, doubleNumbers }, { rowPer, byName }),
      about: { entity: 'convention', entityId: conventionId },
      filter: { view },
    };
  });
}

/** The families who need a room, recorded as a list for the hotel. */
async function recordedIds(ctx: Context, actor: Actor, conventionId: string): Promise<string[]> {
  const families = await readListedFamilies(ctx, conventionId);
  await storeList(ctx, actor, { conventionId, contents: 'WHOLE' }, families);
  return families.map(({ orderId }) => orderId);
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
    yield stays.flatMap((stay) => rowsOf(stay, rowPer));
  }
}
