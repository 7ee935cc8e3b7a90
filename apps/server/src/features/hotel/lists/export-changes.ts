import { compareLists, type ListChange } from '@sangamam/contract/hotel/lists/compare-lists';
import type { ListedFamily } from '@sangamam/contract/hotel/lists/listed-family';
import type { RoomingColumns } from '@sangamam/contract/hotel/stays/rooming-columns';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';

import * as phrases from '#phrases/hotel/hotel.ts';
import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import type { TableColumn } from '#server/features/exports/table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { hotelFileColumns } from '../stays/hotel-file-columns.ts';
import { nightsBetween } from '../stays/nights-between.ts';
import { withGuests } from '../stays/read-stays.ts';
import { listDoubleNumbers, listFamilyRows } from '../stays/rooming-read-model.ts';
import { columnOf, rowsOf, type RoomingRow, type RoomingStay } from '../stays/rooming-row.ts';
import { changeText } from './change-text.ts';
import { findListedFamilies } from './list-repository.ts';
import { readListedFamilies } from './listed-families.ts';
import { findLastSent } from './lists-read-model.ts';
import { storeList } from './store-list.ts';

const pageSize = 200;

type ChangeRow = RoomingRow & { change: ListChange };

/**
 * What changed since the last list that was sent, in the columns of the hotel behind two of ours that say how. It is
 * recorded as a list of its own.
 *
 * @throws NOT_FOUND also while no list was sent
 */
export function exportChanges(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  conventionId: string,
): Promise<GeneratedFile> {
  return exportTable(ctx, actor, format, async () => {
    const { name } = await conventionById(ctx, conventionId);
    const since = await findLastSent(ctx.db, conventionId);
    if (!since) throw new AppError('NOT_FOUND');
    const now = await readListedFamilies(ctx, conventionId);
    const changes = compareLists(await findListedFamilies(ctx.db, since._id), now);
    const { rowPer, columns, byName } = await hotelFileColumns(ctx, actor, conventionId);
    const doubleNumbers = await listDoubleNumbers(ctx.db, conventionId);
    await storeList(ctx, actor, { conventionId, contents: 'CHANGES' }, now);
    return {
      nameParts: [name, phrases.roomingChanges, since.exportedAt.slice(0, 10)],
      sheetName: phrases.roomingChanges,
      columns: [...changeColumns, ...columns.map((column): TableColumn<ChangeRow> => columnOf(column))],
      rowCount: changes.length,
      pages: () => pagesOf(ctx, { changes, doubleNumbers }, { rowPer, byName }),
      about: { entity: 'convention', entityId: conventionId },
      filter: { since: since._id },
    };
  });
}

const changeColumns: readonly TableColumn<ChangeRow>[] = [
  { header: phrases.change, kind: 'text', value: ({ change }) => phrases.changeKinds[change.kind] },
  { header: phrases.whatChanged, kind: 'text', value: ({ change }) => changeText(change) },
];

async function* pagesOf(
  ctx: Context,
  { changes, doubleNumbers }: { changes: readonly ListChange[]; doubleNumbers: readonly string[] },
  { rowPer, byName }: Pick<RoomingColumns, 'rowPer'> & { byName: boolean },
): AsyncGenerator<ChangeRow[]> {
  for (let from = 0; from < changes.length; from += pageSize) {
    const page = changes.slice(from, from + pageSize);
    const ids = page.map(({ before, after }) => (after ?? before)?.orderId ?? '');
    const rows = await listFamilyRows(ctx.db, ids, doubleNumbers);
    const stays = new Map(
      (await withGuests(ctx, rows, { byName })).map((stay) => [stay.orderId, stay] as const),
    );
    yield page.flatMap((change): ChangeRow[] => {
      const family = change.after ?? change.before;
      if (!family) return [];
      const current = stays.get(family.orderId);
      // What the hotel is to cancel is said as the hotel knows it; only its number is the latest one.
      const stay = change.after && current ? current : stayOf(family, current?.confirmationNumbers ?? []);
      return rowsOf(stay, rowPer).map((row) => ({ ...row, change }));
    });
  }
}

/** A family that is no longer in the rooming list, as the list had it. */
function stayOf(family: ListedFamily, confirmationNumbers: string[]): RoomingStay {
  const rooms = family.rooms.map(({ guests }, room) =>
    guests.map((guest, at) => ({ ...guest, personId: `${room}.${at}`, accessNeeds: null })),
  );
  return {
    ...family,
    guests: rooms.flat(),
    rooms: rooms.map((guests) => guests.map(({ personId }) => personId)),
    roomNeeds: family.rooms.map(({ needs }) => needs),
    bedTypes: family.rooms.map(({ bedType }) => bedType),
    nights: nightsBetween(family.arrival, family.departure),
    hotelName: '',
    confirmationNumbers,
    checkedInAt: null,
  };
}
