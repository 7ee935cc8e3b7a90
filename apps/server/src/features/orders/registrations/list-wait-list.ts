import { fullName } from '@sangamam/contract/fields/full-name';
import type { WaitListRow } from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import {
  countViews,
  entryList,
  findEntryRow,
  listWaitListSubjects,
  type WaitListEntryRow,
} from './wait-list-admin-read-model.ts';

/** A page of the families on the wait lists, with what its filters offer. */
export async function listWaitList(ctx: Context, query: QueryOf<typeof entryList>) {
  const [found, counts, subjects] = await Promise.all([
    entryList.page(ctx.db, query),
    countViews(ctx.db, query),
    listWaitListSubjects(ctx.db, query.conventionId),
  ]);
  return { ...presentListPage(found, query.pageSize, present), counts, subjects };
}

/**
 * One entry as it is now.
 *
 * @throws NOT_FOUND
 */
export async function readWaitListEntry(ctx: Context, entryId: string): Promise<WaitListRow> {
  const row = await findEntryRow(ctx.db, entryId);
  if (!row) throw new AppError('NOT_FOUND');
  return present(row);
}

function present({
  entry,
  person,
  tempNumber,
  conventionName,
  subject,
  people,
  place,
}: WaitListEntryRow): WaitListRow {
  return {
    _id: entry.id,
    orderId: entry.orderId,
    tmpConvRegNo: tempNumber,
    registrantName: fullName(person),
    familyName: person.familyName,
    conventionName,
    people,
    subject,
    quantity: entry.quantity,
    takesFewer: entry.takesFewer,
    offered: entry.offeredAt && (entry.offered ?? entry.quantity),
    state: entry.state,
    place,
    joinedAt: entry.createdAt.toISOString(),
    offeredUntil: entry.offeredUntil?.toISOString() ?? null,
    endedAt: entry.endedAt?.toISOString() ?? null,
  };
}
