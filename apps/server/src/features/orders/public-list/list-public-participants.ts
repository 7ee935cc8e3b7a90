import type { Context } from '#server/db/context.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { PublicParticipants } from '@sangamam/contract/conventions/convention-endpoints';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import { listPublicPeople } from './public-list-read-model.ts';

interface Page {
  conventionId: string;
  pageSize: number;
  /** People to skip. */
  offset: number;
}

/**
 * A page of the public participant list: selected people of confirmed registrations who are 18 or over today and have
 * not opted out (DECISIONS §4), by last and first name.
 *
 * @throws NOT_FOUND for a convention that is unknown or does not show its participants
 */
export async function listPublicParticipants(
  ctx: Context,
  { conventionId, pageSize, offset }: Page,
): Promise<PublicParticipants> {
  const convention = await findConvention(ctx, conventionId);
  if (!convention?.participantDisplay) throw new AppError('NOT_FOUND');
  const today = calendarDateIn(convention.timeZone, ctx.now());
  const { docs, count } = await listPublicPeople(ctx.db, { conventionId, today, limit: pageSize, offset });
  return { docs, totalPages: Math.ceil(count / pageSize) };
}
