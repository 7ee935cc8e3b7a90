import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import * as phrases from '#phrases/reports/plots.ts';
import type { Context } from '#server/db/context.ts';

import { countByWeek, findConventionBefore } from './plot-read-model.ts';
import type { PlotReading } from './plot-reading.ts';

interface DatedConvention {
  id: string;
  name: string;
  startDate: string;
  timeZone: string;
}

/** A year: what was sent earlier is in the first week that is shown. */
const mostWeeks = 52;

/** How many families had registered by each week before their convention: of this one and of the one before. */
export async function registrationsOverTime(ctx: Context, convention: DatedConvention): Promise<PlotReading> {
  const before = await findConventionBefore(ctx.db, convention.startDate);
  const shown = [convention, ...(before ? [before] : [])];
  const counts = await countByWeek(
    ctx.db,
    shown.map(({ id }) => id),
  );
  const first = Math.min(mostWeeks, Math.max(0, ...counts.map(({ week }) => week)));
  const weeks = Array.from({ length: first + 1 }, (_, index) => first - index);
  return {
    series: shown.map(({ name }) => name),
    points: weeks.map((week) => ({
      label: phrases.weeksBefore(week),
      values: shown.map((one) =>
        week < weeksLeft(one, ctx.now())
          ? null
          : counts
              .filter((count) => count.conventionId === one.id && count.week >= week)
              .reduce((sum, { count }) => sum + count, 0),
      ),
    })),
  };
}

/** Whole weeks until a convention begins; 0 once it began. */
function weeksLeft({ startDate, timeZone }: DatedConvention, now: Date): number {
  const days = (Date.parse(startDate) - Date.parse(calendarDateIn(timeZone, now))) / 86_400_000;
  return Math.max(0, Math.floor(days / 7));
}
