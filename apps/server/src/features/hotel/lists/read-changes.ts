import {
  changeKinds,
  compareLists,
  type ChangeKind,
  type ListChange,
} from '@sangamam/contract/hotel/lists/compare-lists';
import type { HotelList, listHotelChanges } from '@sangamam/contract/hotel/lists/list-endpoints';
import type { ListedFamily } from '@sangamam/contract/hotel/lists/listed-family';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { findListedFamilies } from './list-repository.ts';
import { readListedFamilies } from './listed-families.ts';
import { findLastSent, listLists } from './lists-read-model.ts';

/** The lists that were exported for the hotel of a convention, the latest first. @throws NOT_FOUND */
export async function readLists(ctx: Context, conventionId: string): Promise<HotelList[]> {
  await conventionById(ctx, conventionId);
  return listLists(ctx.db, conventionId);
}

/** A page of what changed since the last list that was sent, and how much there is of each kind. @throws NOT_FOUND */
export async function readChanges(
  ctx: Context,
  conventionId: string,
  {
    kind,
    search = '',
    page,
    pageSize,
  }: { kind?: ChangeKind | undefined; search?: string | undefined; page: number; pageSize: number },
): Promise<EndpointResult<typeof listHotelChanges>> {
  await conventionById(ctx, conventionId);
  const since = await findLastSent(ctx.db, conventionId);
  const changes = since
    ? compareLists(await findListedFamilies(ctx.db, since._id), await readListedFamilies(ctx, conventionId))
    : [];
  const wanted = changes.filter(
    (change) => (kind === undefined || change.kind === kind) && isFound(change, search),
  );
  const rows = wanted.slice((page - 1) * pageSize, page * pageSize);
  return {
    ...presentListPage({ rows, total: wanted.length }, pageSize, (change) => change),
    since: since ?? null,
    counts: Object.fromEntries(
      changeKinds.map((one) => [one, changes.filter((change) => change.kind === one).length]),
    ) as Record<ChangeKind, number>,
  };
}

function isFound({ before, after }: ListChange, search: string): boolean {
  const wanted = search.toLowerCase();
  return [before, after].some(
    (family) =>
      family !== null &&
      [family.number, family.registrantName, family.familyName ?? '', ...namesIn(family)].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}

const namesIn = ({ rooms }: ListedFamily) => rooms.flatMap(({ guests }) => guests.map(({ name }) => name));
