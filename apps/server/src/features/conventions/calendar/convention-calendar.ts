import { formatDate } from '@sangamam/contract/fields/dates/format-date';

import type { Context } from '#server/db/context.ts';
import * as phrases from '#phrases/conventions/calendar.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';

import { readConvention } from '../list-conventions.ts';
import { calendarFile } from './calendar-file.ts';

/**
 * The days of a public convention as a file for the calendar of a phone.
 *
 * @throws NOT_FOUND
 */
export async function conventionCalendar(ctx: Context, conventionId: string): Promise<GeneratedFile> {
  const { _id, name, startDate, endDate, location, conventionDeadline, registrationOpen } =
    await readConvention(ctx, conventionId);
  const text = calendarFile({
    uid: `convention-${_id}@${new URL(ctx.publicUrl).hostname}`,
    title: name,
    startDate,
    endDate,
    location,
    description: registrationOpen
      ? phrases.registerBy({ deadline: formatDate(conventionDeadline), site: ctx.publicUrl })
      : phrases.moreAt({ site: ctx.publicUrl }),
    url: `${ctx.publicUrl}/`,
    madeAt: ctx.now(),
  });
  return {
    fileName: `${name}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    async *generate() {
      yield text;
    },
  };
}
