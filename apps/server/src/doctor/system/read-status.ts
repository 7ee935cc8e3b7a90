import type { SystemStatus } from '@sangamam/contract/reports/system/system-endpoints';
import { siteVersion } from '@sangamam/contract/site-version';

import type { OpenDatabase } from '#server/db/connection/client.ts';
import type { Context } from '#server/db/context.ts';
import { readDatabaseFacts } from '#server/db/inspection/inspect-database.ts';
import { listFailedJobs, readJobKinds, readTimetable } from '#server/db/queue/queue-status.ts';
import { countOutbox } from '#server/features/mail/outbox/count-outbox.ts';
import { countPresentProcesses } from '#server/jobs/orphaned-jobs.ts';
import { timetableOf, type TimetableSettings } from '#server/jobs/timetable.ts';

import { checkBackups } from '../check-backups.ts';
import { databaseChecks, type DatabaseSettings } from '../check-database.ts';
import { checkDisks, type DiskSettings } from '../check-machine.ts';
import { defaultLimits } from '../limits.ts';
import { runCheck } from '../run-check.ts';

/** What the status is read from, beside the context of the calls. */
export interface Installation {
  pool: OpenDatabase['pool'];
  /** The settings of the site, as far as its checks look at them. */
  env: DatabaseSettings & DiskSettings & TimetableSettings;
}

/** The state of the installation now. The checks are those of the doctor that change nothing and ask nobody outside. */
export async function readStatus(ctx: Context, { pool, env }: Installation): Promise<SystemStatus> {
  const { answerMs } = defaultLimits;
  const checks = [
    ...databaseChecks({ pool }, ctx, env, defaultLimits),
    {
      name: 'disk',
      advice: 'Look at the folder.',
      run: () => checkDisks(env, env.backups?.folder, defaultLimits),
    },
    {
      name: 'backups',
      advice: 'Check the folder of BACKUP_DIR.',
      run: () => checkBackups(env.backups?.folder, ctx.now(), defaultLimits),
    },
  ];
  const [facts, processes, kinds, failedJobs, mails, timetable, ...findings] = await Promise.all([
    readDatabaseFacts(pool),
    countPresentProcesses(pool),
    readJobKinds(ctx.db),
    listFailedJobs(ctx.db),
    countOutbox(ctx),
    readTimetable(ctx.db),
    ...checks.map((check) => runCheck(check, answerMs)),
  ]);
  return {
    at: ctx.now().toISOString(),
    versions: { site: siteVersion, node: process.version.slice(1), postgresql: facts.version },
    processes,
    kinds,
    failedJobs,
    mails: { waiting: mails.waiting, givenUp: mails.dead },
    nightly: timetableOf(env).nightly.map((name) => ({
      name,
      lastAt: timetable.get(name) ?? null,
      failed: kinds.find((kind) => kind.name === name)?.failed ?? 0,
    })),
    findings: findings.flat().map(({ advice = null, ...finding }) => ({ ...finding, advice })),
  };
}
