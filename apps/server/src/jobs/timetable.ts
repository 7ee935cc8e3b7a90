import { jobCatalogue, jobOf, type JobName, type Timetable } from '#server/db/queue/job-catalogue.ts';
import type { Env } from '#server/env.ts';

/** The settings that decide what a site has of what jobs are about. */
export type TimetableSettings = Partial<Pick<Env, 'backups' | 'bounces' | 'wallets'>>;

/** The jobs that the timetable starts on a site with these settings, in the order of the catalogue. */
export function timetableOf({
  backups,
  bounces,
  wallets,
}: TimetableSettings): Record<'nightly' | 'hourly' | 'frequent' | 'minutely', JobName[]> {
  const has: Readonly<Record<NonNullable<Timetable['where']>, boolean>> = {
    backups: backups !== undefined,
    bounces: bounces !== undefined,
    wallets: wallets?.apple !== undefined || wallets?.google !== undefined,
  };
  const names = Object.keys(jobCatalogue) as JobName[];
  const every = (often: Timetable['every']) =>
    names.filter((name) => {
      const { timetable } = jobOf(name);
      return timetable?.every === often && (timetable.where === undefined || has[timetable.where]);
    });
  return {
    nightly: every('night'),
    hourly: every('hour'),
    frequent: every('five minutes'),
    minutely: every('minute'),
  };
}
