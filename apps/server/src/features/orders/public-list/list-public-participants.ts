import type { Context } from '#server/db/context.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { PublicParticipants } from '@sangamam/contract/conventions/convention-endpoints';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import * as readModel from './public-list-read-model.ts';

interface Page {
  conventionId: string;
  pageSize: number;
  /** People to skip. */
  offset: number;
  search?: string;
  unit?: string;
}

/**
 * A page of the public participant list: selected people of confirmed registrations who are 18 or over today and have
 * not opted out (DECISIONS §4), family by family.
 *
 * @throws NOT_FOUND for a convention that is unknown or does not show its participants
 */
export async function listPublicParticipants(
  ctx: Context,
  { conventionId, pageSize, offset, search = '', unit = '' }: Page,
): Promise<PublicParticipants> {
  const listed = await listedOf(ctx, conventionId);
  const page = { ...listed, limit: pageSize, offset, search, unit };
  const { rows, people, families } = await readModel.listPublicPeople(ctx.db, page);
  // Which registration somebody belongs to stays here: the list says only who is of one family.
  const docs = rows.map(({ orderId, ...person }, index) => ({
    ...person,
    sameFamily: rows[index - 1]?.orderId === orderId,
  }));
  return { docs, totalPages: Math.ceil(people / pageSize), people, families };
}

/**
 * The local units of the people on the list.
 *
 * @throws NOT_FOUND as for the list
 */
export async function listPublicUnits(ctx: Context, conventionId: string) {
  return readModel.listPublicUnits(ctx.db, await listedOf(ctx, conventionId));
}

async function listedOf(ctx: Context, conventionId: string) {
  const convention = await findConvention(ctx, conventionId);
  if (!convention?.participantDisplay) throw new AppError('NOT_FOUND');
  return { conventionId, today: calendarDateIn(convention.timeZone, ctx.now()) };
}
