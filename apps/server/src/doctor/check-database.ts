import type { OpenDatabase } from '#server/db/connection/client.ts';
import { isSessionShared, sharedSessions } from '#server/db/connection/shared-session.ts';
import type { Context } from '#server/db/context.ts';
import {
  countLongTransactions,
  readClockDifference,
  readDatabaseFacts,
  readRoleRights,
} from '#server/db/inspection/inspect-database.ts';
import { ownedAppendOnlyTables } from '#server/db/migrate/append-only-check.ts';
import { createSchemaCheck, knowsMigration, newestMigration } from '#server/db/migrate/schema-version.ts';
import { queueOwner } from '#server/db/queue/queue-owner.ts';
import { readFailedJobs, readQueueStates, stalledSince } from '#server/db/queue/queue-state.ts';
import type { Env } from '#server/env.ts';
import { countAdministrators } from '#server/features/accounts/staff/staff-repository.ts';
import { readUnsent } from '#server/features/mail/unsent/decide-unsent.ts';
import { readLateMails } from '#server/features/mail/unsent/read-late-mails.ts';
import { listRaisedNotices } from '#server/features/notices/site-notices.ts';
import { countPresentProcesses } from '#server/jobs/orphaned-jobs.ts';

import { formatBytes } from './check-machine.ts';
import { checkStorageMark } from './check-storage.ts';
import { failure, ok, warning, type Finding } from './finding.ts';
import type { Limits } from './limits.ts';
import type { Check } from './run-check.ts';

const twoRoles = 'See Two roles in docs/operations.md.';

/** The settings that the checks of a database look at. */
export type DatabaseSettings = Partial<
  Pick<Env, 'databaseUrl' | 'namesAdministrator' | 'reachableFromOutside'>
>;

/** Everything that is looked at in a database of the site. The connections allow reading alone. */
export function databaseChecks(
  { pool }: Pick<OpenDatabase, 'pool'>,
  ctx: Context,
  env: DatabaseSettings,
  limits: Limits,
): Check[] {
  const check = (name: string, run: () => Promise<Finding[]>): Check => ({
    name,
    run,
    advice: 'Look at the log and the load of the database; run it again.',
  });
  return [
    check('database', () => checkVersion(pool, limits)),
    check('sessions', () => checkSessions(pool)),
    check('clock', () => checkClock(pool, ctx.now, limits)),
    check('migrations', () => checkMigrations(pool)),
    check('rights', () => checkRights(pool, env)),
    check('transactions', () => checkTransactions(pool, limits)),
    check('queue', () => checkQueue(ctx, pool)),
    check('mails', () => checkMails(ctx)),
    check('notices', () => checkNotices(ctx)),
    check('administrators', () => checkAdministrators(ctx, env)),
    check('storage mark', () => checkStorageMark(ctx)),
  ];
}

type Pool = OpenDatabase['pool'];

async function checkVersion(pool: Pool, { oldestPostgres }: Limits): Promise<Finding[]> {
  const { version, versionNumber, bytes } = await readDatabaseFacts(pool);
  const message = `PostgreSQL ${version}, ${formatBytes(bytes)}.`;
  if (versionNumber >= oldestPostgres) return [ok('database', message)];
  return [
    failure(
      'database',
      `${message} It is too old: the site needs ${Math.floor(oldestPostgres / 10_000)}.`,
      'Back up, and restore into a newer server.',
    ),
  ];
}

async function checkSessions(pool: Pool): Promise<Finding[]> {
  const one = await pool.connect();
  const other = await pool.connect();
  try {
    if (!(await isSessionShared(one, other)))
      return [ok('sessions', 'Each connection has a session of its own.')];
    return [failure('sessions', `${sharedSessions}.`, 'Change DATABASE_URL, or pool_mode of the pooler.')];
  } finally {
    one.release();
    other.release();
  }
}

async function checkClock(pool: Pool, now: () => Date, { clockMs }: Limits): Promise<Finding[]> {
  const seconds = Math.round((await readClockDifference(pool, now)) / 1000);
  if (Math.abs(seconds) * 1000 < clockMs) return [ok('clock', 'Database and machine have the same time.')];
  return [
    warning(
      'clock',
      `The clock of the database is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} this machine's.`,
      'Switch time synchronisation on, on both (timedatectl set-ntp true).',
    ),
  ];
}

async function checkMigrations(pool: Pool): Promise<Finding[]> {
  if (!(await createSchemaCheck(pool)()))
    return [
      failure(
        'migrations',
        'The database has an older schema than this version needs.',
        'Run npm run site -- migrate as the role that owns the tables.',
      ),
    ];
  if (knowsMigration(await newestMigration(pool))) return [ok('migrations', 'The schema is current.')];
  return [
    warning(
      'migrations',
      'A newer version of the site has migrated the database.',
      'Install that version, unless it is being rolled out right now.',
    ),
  ];
}

async function checkRights(pool: Pool, env: DatabaseSettings): Promise<Finding[]> {
  const client = await pool.connect();
  const queue = await queueOwner(client).finally(() => client.release());
  const { role, isSuperuser, closedTables } = await readRoleRights(pool);
  const findings: Finding[] = [];
  if (closedTables.length > 0)
    findings.push(
      failure(
        'rights',
        `The role ${role} may not read and write ${listed(closedTables)}.`,
        `GRANT SELECT, INSERT, UPDATE, DELETE ON ${closedTables[0]} TO ${role}, as the owner. ${twoRoles}`,
      ),
    );
  if (!queue.isOurs)
    findings.push(
      failure(
        'rights',
        `The queue of jobs belongs to the role ${queue.owner}, and ${role} does not see its jobs.`,
        `Connect as ${queue.owner}. ${twoRoles}`,
      ),
    );
  // The embedded database has one role, which only this machine reaches.
  if (env.databaseUrl !== undefined && closedTables.length === 0) {
    const owned = await ownedAppendOnlyTables(pool);
    if (isSuperuser)
      findings.push(
        warning('rights', `The role ${role} is a superuser.`, `Connect as one of its own. ${twoRoles}`),
      );
    else if (owned.length > 0)
      findings.push(
        warning(
          'rights',
          `The role ${role} owns ${listed(owned)} and could alter what is append-only.`,
          twoRoles,
        ),
      );
  }
  if (findings.length > 0) return findings;
  const sentence =
    env.databaseUrl === undefined
      ? 'The embedded database has one role, which owns its tables.'
      : `The role ${role} has the rights it needs, and no more.`;
  return [ok('rights', sentence)];
}

const most = 5;
const listed = (names: readonly string[]) =>
  names.length <= most
    ? names.join(', ')
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;

async function checkTransactions(pool: Pool, { longTransactionMs }: Limits): Promise<Finding[]> {
  const { count, longestSeconds } = await countLongTransactions(pool, longTransactionMs);
  if (count === 0) return [ok('transactions', 'None is open for long.')];
  return [
    warning(
      'transactions',
      `Open for long: ${count}, the longest for ${longestSeconds} seconds. They hold locks and keep old rows.`,
      'Find them in pg_stat_activity (a forgotten psql?) and end them with pg_terminate_backend.',
    ),
  ];
}

async function checkQueue(ctx: Context, pool: Pool): Promise<Finding[]> {
  const [states, failed, processes] = await Promise.all([
    readQueueStates(ctx.db),
    readFailedJobs(ctx.db),
    countPresentProcesses(pool),
  ]);
  const findings: Finding[] = [];
  const stalled = stalledSince(states);
  if (stalled !== undefined)
    findings.push(
      failure(
        'queue',
        `Jobs have waited since ${stalled.toISOString()} and nobody works on them.`,
        'Start the site, or restart it.',
      ),
    );
  if (failed.count > 0)
    findings.push(
      warning(
        'queue',
        `Failed for good: ${failed.count} (${failed.names.join(', ')}), since ${failed.since?.toISOString()}.`,
        'Read why with npm run site -- jobs list, then: npm run site -- jobs retry',
      ),
    );
  if (processes === 0)
    findings.push(
      warning('queue', 'No process works on the queue.', 'Start the site, unless it is stopped on purpose.'),
    );
  const waiting = states.reduce((sum, state) => sum + state.waiting, 0);
  const due = states.flatMap(({ dueSince }) => (dueSince === null ? [] : [dueSince])).toSorted(Number)[0];
  const facts = `Waiting: ${waiting}${due === undefined ? '' : `, the oldest since ${due.toISOString()}`}. Processes: ${processes}.`;
  return findings.length > 0 ? findings : [ok('queue', facts)];
}

async function checkMails(ctx: Context): Promise<Finding[]> {
  const [{ held, failed, canSend }, late] = await Promise.all([readUnsent(ctx), readLateMails(ctx)]);
  const findings: Finding[] = [];
  if (late.since !== null)
    findings.push(
      failure(
        'mails',
        `Late: ${late.count}, the oldest since ${late.since.toISOString()}${late.lastError === null ? '' : ` (${late.lastError})`}.`,
        'See the lines about smtp and queue; mails leave by themselves once the cause is gone.',
      ),
    );
  if (canSend && held > 0)
    findings.push(
      warning(
        'mails',
        `Written without a mail server: ${held}.`,
        'Send or discard them at /admin/outbox, or: npm run site -- mails resend --only held',
      ),
    );
  if (failed > 0)
    findings.push(
      warning(
        'mails',
        `Given up: ${failed}.`,
        'Look why at /admin/outbox, then: npm run site -- mails resend --only failed',
      ),
    );
  return findings.length > 0 ? findings : [ok('mails', 'None is late and none was given up.')];
}

/** What the site itself has found, such as a lost key or missing files. */
async function checkNotices(ctx: Context): Promise<Finding[]> {
  const notices = await listRaisedNotices(ctx);
  if (notices.length === 0) return [ok('notices', 'The site has none for its administrators.')];
  return notices.map(({ code, message }) =>
    warning('notices', `${code}: ${message}`, 'See Notices in docs/operations.md.'),
  );
}

async function checkAdministrators(ctx: Context, env: DatabaseSettings): Promise<Finding[]> {
  const { count, withSecondFactor } = await countAdministrators(ctx.db, ctx.now());
  if (count === 0)
    return [
      failure(
        'administrators',
        'No administrator can sign in.',
        'npm run site -- admin create --email <address>, or admin reset-password',
      ),
    ];
  const findings: Finding[] = [];
  if (env.namesAdministrator === true)
    findings.push(
      warning(
        'administrators',
        'ADMIN_EMAIL and ADMIN_PASSWORD change nothing: an administrator has a password already.',
        'Remove both from the settings.',
      ),
    );
  const without = count - withSecondFactor;
  if (without > 0 && env.reachableFromOutside === true)
    findings.push(
      warning(
        'administrators',
        `Without a second factor: ${without} of ${count}.`,
        'Each sets one up at /admin/security; the roles that must have one are chosen at /admin/settings.',
      ),
    );
  return findings.length > 0
    ? findings
    : [ok('administrators', `${count}, ${withSecondFactor} with a second factor.`)];
}
