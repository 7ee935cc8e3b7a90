import { siteVersion } from '@sangamam/contract/site-version';
import type { Logger } from 'pino';

import { findDemoAccounts, type DemoAccount } from '#seed/demo/demo-accounts.ts';
import { seed } from '#seed/seed.ts';

import { createPaypalClient } from './adapters/paypal/paypal-client.ts';
import { createWallets } from './adapters/wallet/wallets.ts';
import { readOrMakeKeyFile } from './adapters/secrets/key-file.ts';
import { createSecretBox, type SecretBox } from './adapters/secrets/secret-box.ts';
import { openStorage } from './adapters/storage/open-storage.ts';
import { probeStorage } from './adapters/storage/probe-storage.ts';
import { buildApp } from './app.ts';
import { ownedAppendOnlyTables } from './db/migrate/append-only-check.ts';
import { openDatabase, type OpenDatabase } from './db/connection/client.ts';
import { rehearseNewest } from './db/backup/rehearse-newest.ts';
import { runScheduledBackup } from './db/backup/scheduled-backup.ts';
import { refuseSharedSessions } from './db/connection/shared-session.ts';
import { waitForDatabase } from './db/connection/wait-for-database.ts';
import { createContext, type Context } from './db/context.ts';
import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { migrate } from './db/migrate/migrate.ts';
import type { Env } from './env.ts';
import { describeMissingKey } from './features/accounts/second-factor/second-factor-policy.ts';
import { resealCards } from './features/people/cards/sealed-part.ts';
import { resealSecrets } from './features/accounts/second-factor/reseal-secrets.ts';
import { clearNotice, raiseNotice } from './features/notices/site-notices.ts';
import { ownsStorage } from './features/files/storage/storage-owner.ts';
import { preparePaypal } from './prepare-paypal.ts';
import { prepareMail } from './prepare-mail.ts';
import { createLogger } from './http/logger.ts';
import { createSiteBounces, createSiteMailer } from './site-mailer.ts';
import { createQueueMonitor } from './jobs/queue-monitor.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createTasks } from './jobs/tasks.ts';
import { timetableOf } from './jobs/timetable.ts';
import type { JobsLog } from './jobs/worker-logger.ts';
import { addWebApp } from './plugins/web-app/web-app.ts';
import { listen } from './plugins/operations/listen.ts';
import { requireFreePort } from './plugins/operations/require-free-port.ts';

/** A site that answers. */
export interface RunningSite {
  /** Where it listens, which with `PORT=0` only the system knows before. */
  address: string;
  /** Accounts of the demo, for people to try. Hashing is slow on purpose: nobody waits for it at the start. */
  findAccounts(): Promise<readonly DemoAccount[]>;
  /** Answers what is under way, then lets go of everything, the database last. */
  stop(): Promise<void>;
}

/**
 * Brings the whole site up: database, migrations, reference data and demo, workers, and at last the door. Whatever
 * was opened is closed again when a later step fails.
 */
export async function startSite(env: Env): Promise<RunningSite> {
  const logger = createLogger(env.logLevel);
  logger.info({ version: siteVersion, node: process.version }, 'starting');
  for (const warning of env.warnings) logger.warn(warning);
  await requireFreePort(env);
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close();
  };
  try {
    const databaseUrl = env.databaseUrl ?? (await openEmbedded());
    const wait = waitForDatabase((err) =>
      logger.warn({ err }, 'the database does not answer yet: waiting for it'),
    );
    if (env.databaseUrl !== undefined) await wait.during(() => refuseSharedSessions(databaseUrl));
    await wait.during(() => migrate(databaseUrl));
    const database = openDatabase(databaseUrl, {
      onIdleError: (error) => logger.warn({ err: error }, 'database connection lost'),
    });
    opened.push(() => database.close());
    const tracing = await tracingOf(env);
    if (tracing !== undefined) opened.push(() => tracing.stop());
    tracing?.ofStatements(database.pool);
    const { publicUrl, smtpUrl, backups } = env;
    const storage = await openStorage(env.storageUrl);
    await probeStorage(storage, env.storageUrl);
    const secrets = await secretBox(env);
    const paypal = env.paypal && createPaypalClient(env.paypal);
    const wallets = createWallets(env.wallets);
    const ctx = createContext({ db: database.db, storage, secrets, paypal, wallets, publicUrl });
    await wait.during(() => prepareDatabase(env, ctx, database, logger));

    const mailer = createSiteMailer(env);
    opened.push(async () => mailer?.close());
    if (mailer !== undefined) await wait.during(() => prepareMail(ctx, mailer, logger));
    // In the background: a slow PayPal does not hold the start up.
    void preparePaypal(ctx, paypal, logger).catch((error: unknown) =>
      logger.warn({ err: error }, 'the state of PayPal could not be recorded'),
    );
    const tasks = createTasks(ctx, {
      mailer,
      log: logger,
      logsLinks: env.demo && env.databaseUrl === undefined,
      backUp: backups && (() => runScheduledBackup({ databaseUrl, storage }, backups, ctx.now)),
      bounces: createSiteBounces(env),
      rehearse:
        backups && (() => rehearseNewest(databaseUrl, { ...backups, identities: env.backupIdentities })),
    });
    const queueMonitor = createQueueMonitor();
    const jobs = await startJobs({
      databaseUrl,
      tasks: tracing?.ofJobs(tasks) ?? tasks,
      ...timetableOf(env),
      log: logger,
      monitor: queueMonitor,
    });
    opened.push(() => jobs.stop());

    const mode = env.development ? 'development' : 'production';
    const app = await buildApp({
      env,
      database,
      storage,
      diskWatch: ctx.diskWatch,
      secrets,
      paypal,
      wallets,
      mailStays: smtpUrl === undefined,
      queueMonitor,
      logger,
      tracing,
      web: (app) => addWebApp(app, { mode, publicUrl, maintenance: () => app.maintenance() }),
    });
    opened.push(async () => {
      await app.drain(env.shutdownDelayMs);
      await app.close();
    });
    const address = await listen(app, { port: env.port, host: env.host });
    return { address, findAccounts: () => findDemoAccounts(ctx, env), stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function openEmbedded(): Promise<string> {
    const postgres = await startEmbeddedPostgres({
      dataDir: env.dataDir,
      onRestart: (reason) => logger.error({ err: reason }, 'embedded database is started again'),
    });
    opened.push(() => postgres.stop());
    return postgres.url;
  }
}

/** The SDK is loaded only where traces are sent. */
async function tracingOf({ tracedAs: serviceName }: Env) {
  if (serviceName === undefined) return undefined;
  const { startTracing } = await import('./plugins/tracing/start-tracing.ts');
  return startTracing({ serviceName });
}

/**
 * Brings the data to what this version and these settings need, and says what is not as it should be. Can be repeated.
 */
async function prepareDatabase(
  env: Env,
  ctx: Context,
  database: OpenDatabase,
  logger: Logger,
): Promise<void> {
  const [factors, cards] = [await resealSecrets(ctx), await resealCards(ctx)];
  await tellOfLostKeys(ctx, { factors: factors.lost, cards: cards.lost }, logger);
  if (env.databaseUrl !== undefined) await warnOfOwnership(database, logger);
  await seed(ctx, {
    ...env,
    onAdministratorIgnored: () => {
      if (env.namesAdministrator) logger.warn(administratorIgnored);
    },
  });
  if (!ctx.secrets) logger.warn(await describeMissingKey(ctx));
  if (!(await ownsStorage(ctx))) {
    logger.error('the file storage belongs to another database: check DATABASE_URL and STORAGE_URL');
  }
}

const administratorIgnored =
  'ADMIN_EMAIL and ADMIN_PASSWORD change nothing: an administrator has a password already. Remove them; ' +
  'a forgotten password is replaced with: npm run site -- admin reset-password --email <address>';

/**
 * The site opens without a lost key: who had a second factor under it needs a recovery code or a reset, and families are
 * asked again for what was sealed of their cards.
 */
async function tellOfLostKeys(
  ctx: Context,
  lost: { factors: number; cards: number },
  log: JobsLog,
): Promise<void> {
  const { factors, cards } = lost;
  if (factors + cards === 0) return clearNotice(ctx, 'keys.lost');
  const whose = [
    factors > 0 &&
      (factors === 1 ? 'the second factor of 1 account' : `the second factors of ${factors} accounts`),
    cards > 0 && (cards === 1 ? 'the health notes of 1 person' : `the health notes of ${cards} people`),
  ].filter((words) => words !== false);
  const ways = [
    factors > 0 &&
      'reset them at /admin/staff or with: npm run site -- second-factor reset --email <address>',
    cards > 0 && 'let the families tell their notes again, as My Account asks them to',
  ].filter((words) => words !== false);
  const sentence =
    'No key in ENCRYPTION_KEYS (or in encryption.key under DATA_DIR, which may have been made anew) opens ' +
    `${whose.join(' and ')}. Bring the old key back, or ${ways.join('; ')}`;
  log.error({ lost: factors + cards }, sentence);
  return raiseNotice(ctx, 'keys.lost', sentence);
}

/** With the keys of the environment; on the embedded database, without any, with the one in its folder. */
async function secretBox({ encryptionKeys, databaseUrl, dataDir }: Env): Promise<SecretBox | undefined> {
  const [newest, ...older] = encryptionKeys ?? [];
  if (newest !== undefined) return createSecretBox([newest, ...older]);
  return databaseUrl === undefined ? createSecretBox([await readOrMakeKeyFile(dataDir)]) : undefined;
}

/** On a database of its own the application should run with a role that cannot alter what must not change. */
async function warnOfOwnership({ pool }: OpenDatabase, logger: Logger): Promise<void> {
  const tables = await ownedAppendOnlyTables(pool);
  if (tables.length === 0) return;
  logger.warn(
    { tables },
    'DATABASE_URL connects as the owner of append-only tables: see Two roles in docs/operations.md',
  );
}
