/** How many days, weeks and months back one backup each is kept. */
export interface Retention {
  days: number;
  weeks: number;
  months: number;
}

/** A complete backup below the folder of scheduled ones. */
export interface KnownBackup {
  name: string;
  createdAt: Date;
}

/**
 * The backups that no rule keeps. Of each of the newest days, weeks (from Monday) and months (UTC) that have a backup the newest one is kept, so that a
 * site that was off for a month loses none. The newest of all is always kept.
 */
export function expiredBackups(
  backups: readonly KnownBackup[],
  { days, weeks, months }: Retention,
): KnownBackup[] {
  const newestFirst = backups.toSorted((one, two) => two.createdAt.getTime() - one.createdAt.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  const keep = (count: number, periodOf: (at: Date) => string) => {
    const periods = Map.groupBy(newestFirst, ({ createdAt }) => periodOf(createdAt));
    for (const [newest] of [...periods.values()].slice(0, count)) if (newest) kept.add(newest);
  };
  keep(days, (at) => at.toISOString().slice(0, 10));
  keep(weeks, mondayOf);
  keep(months, (at) => at.toISOString().slice(0, 7));
  return newestFirst.filter((backup) => !kept.has(backup));
}

function mondayOf(at: Date): string {
  const daysSince = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - daysSince * 24 * 60 * 60_000).toISOString().slice(0, 10);
}
