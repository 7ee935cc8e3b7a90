import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import {
  weekNumbers,
  type ConventionDay,
  type getOverviewWeek,
} from '@sangamam/contract/reports/overview/week-endpoints';
import { daysBeforeConvention } from '@sangamam/contract/reports/readiness/readiness';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { countRegistrationsByWeek, listDatedConventions, sumReceivedByWeek } from './week-read-model.ts';

type Week = EndpointData<typeof getOverviewWeek>;

/** What a week changed of one convention or of all, as far as the actor's roles may see it, and which days come next. */
export async function readWeek(ctx: Context, actor: Actor, conventionId: string | undefined): Promise<Week> {
  const asked = { conventionId, now: ctx.now() };
  const [registrations, received, conventions] = await Promise.all([
    hasAbility(actor.roles, weekNumbers.SENT) ? countRegistrationsByWeek(ctx.db, asked) : undefined,
    hasAbility(actor.roles, weekNumbers.RECEIVED) ? sumReceivedByWeek(ctx.db, asked) : undefined,
    listDatedConventions(ctx.db, conventionId),
  ]);
  return {
    numbers: [
      ...(registrations
        ? (['SENT', 'CONFIRMED', 'CANCELLED'] as const).map((key) => ({ key, ...registrations[key] }))
        : []),
      ...(received ? [{ key: 'RECEIVED' as const, amounts: received }] : []),
    ],
    days: conventions.flatMap((convention) => daysOf(convention, ctx.now())).toSorted(byDate),
  };
}

type DatedConvention = Awaited<ReturnType<typeof listDatedConventions>>[number];

/** The days of a convention from today on. */
function daysOf(convention: DatedConvention, now: Date): Week['days'] {
  const { id, name, timeZone, startDate, conventionDeadline, cancelRequestsUntil, cutoffDate } = convention;
  const today = calendarDateIn(timeZone, now);
  const dates: Record<ConventionDay, string | null> = {
    EARLY_BIRD: convention.earlyBirdStatus ? convention.earlyBirdDate : null,
    REGISTER_BY: conventionDeadline,
    CANCEL_REQUESTS: cancelRequestsUntil,
    HOTEL_CUTOFF: cutoffDate,
    CARDS: addDays(startDate, -daysBeforeConvention.CARDS),
    PICTURE: convention.uploadFamilyPicture ? addDays(startDate, -daysBeforeConvention.PICTURE) : null,
    TRAVEL: addDays(startDate, -daysBeforeConvention.TRAVEL),
    FIRST_DAY: startDate,
  };
  return (Object.keys(dates) as ConventionDay[]).flatMap((key) => {
    const date = dates[key];
    if (date === null || date < today) return [];
    const daysLeft = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
    return [{ key, conventionId: id, conventionName: name, date, daysLeft }];
  });
}

function byDate(one: Week['days'][number], other: Week['days'][number]): number {
  return one.date < other.date ? -1 : Number(one.date > other.date);
}
