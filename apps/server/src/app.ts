import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { mailPreviewRoutes } from '#server/features/mail/previews/mail-preview-routes.ts';
import { countOutbox } from '#server/features/mail/outbox/count-outbox.ts';
import { hashSecretToken } from '#server/features/accounts/links/secret-token.ts';
import type { Actor } from '#server/http/access/actor.ts';
import '#server/http/endpoints/route.ts';

import type { PaypalClient } from './adapters/paypal/paypal-client.ts';
import type { SecretBox } from './adapters/secrets/secret-box.ts';
import type { FileStorage } from './adapters/storage/file-storage.ts';
import type { Wallets } from './adapters/wallet/wallets.ts';
import { beforeAllCalls } from './db/connection/call-age.ts';
import type { OpenDatabase } from './db/connection/client.ts';
import { contextOfCalls } from './db/connection/current-transaction.ts';
import { createDiskWatch, type DiskWatch } from './db/connection/disk-watch.ts';
import { createSchemaCheck } from './db/migrate/schema-version.ts';
import { systemRoutes } from './doctor/system/system-routes.ts';
import type { Installation } from './doctor/system/read-status.ts';
import type { Env } from './env.ts';
import { features } from './features.ts';
import { findMaintenance } from './features/conventions/site-settings/maintenance.ts';
import { createSessionFinder } from './features/accounts/sessions/find-session.ts';
import { passwordQueue } from './features/accounts/sign-in/password-queue.ts';
import { createSignInQueue } from './features/accounts/sign-in/sign-in.ts';
import { newestBackup } from './db/backup/list-backups.ts';
import { readJobKinds, readTimetable } from './db/queue/queue-status.ts';
import { readFreeSpace } from './doctor/check-machine.ts';
import { readQueueStates } from './db/queue/queue-state.ts';
import { createIdempotency } from './http/endpoints/idempotency.ts';
import { createServer } from './http/create-server.ts';
import type { QueueMonitor } from './jobs/queue-monitor.ts';
import { addAccessLog } from './plugins/access-log.ts';
import { addClosing } from './plugins/operations/closing.ts';
import { addErrorHandler, addUnknownEndpoints } from './plugins/error-handler.ts';
import { addForwardedCalls } from './plugins/forwarded-calls.ts';
import { addFullDisk } from './plugins/operations/full-disk.ts';
import type { Tracing } from './plugins/tracing/start-tracing.ts';
import { addClientAddress } from './plugins/operations/client-address.ts';
import { addHealth } from './plugins/operations/health.ts';
import { addJsonBodies } from './plugins/json-bodies.ts';
import { addMaintenance } from './plugins/operations/maintenance.ts';
import { addMetrics } from './plugins/operations/metrics.ts';
import { addOpenApi } from './plugins/openapi/openapi.ts';
import { addIdleConnections } from './plugins/limits/idle-connections.ts';
import { addOldestFirst } from './plugins/limits/oldest-first.ts';
import { addPressureRelief } from './plugins/limits/pressure.ts';
import { addRateLimit } from './plugins/limits/count-attempts.ts';
import { addSecurityHeaders, earlySecurityHeaders } from './plugins/security-headers.ts';
import { addSlowClients } from './plugins/limits/slow-clients.ts';
import { addUploads } from './plugins/uploads.ts';

/** Finds the account of an active session by the SHA-256 of its token; `null` without such a session. */
type FindSession = (tokenHash: Buffer) => Promise<Actor | null>;

/** `Bearer` and the token in base64url. Any other header counts as anonymous. */
const bearer = /^Bearer ([\w-]{20,128})$/iu;

/**
 * Provides `app.findActor`, which resolves the bearer token to the caller. Nothing is cached, so a revoked session, a
 * suspended account and a withdrawn role take effect with the next call (DECISIONS §2).
 */
function addAuthentication(app: FastifyInstance, { findSession }: { findSession: FindSession }): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('triedAccount', undefined);
  app.decorate('findActor', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const token = bearer.exec(header)?.[1];
    return token === undefined ? null : findSession(hashSecretToken(token));
  });
}

/** What the application is built from. */
export interface AppOptions {
  env: Pick<Env, 'publicUrl' | 'trustProxy' | 'rateLimits'> &
    Partial<Pick<Env, 'development' | 'metricsToken'>> &
    Installation['env'];
  /** No mail can leave: links in mails may be read in the outbox. */
  mailStays?: boolean | undefined;
  database: OpenDatabase;
  storage: FileStorage;
  /** Shared with the jobs of the process; its own where absent. */
  diskWatch?: DiskWatch;
  /** Absent: nobody can set up a second factor. */
  secrets?: SecretBox | undefined;
  /** Absent: PayPal is not offered. */
  paypal?: PaypalClient | undefined;
  /** Absent: no wallet is offered. */
  wallets?: Wallets | undefined;
  /** What the workers of this process report; absent where it has none. */
  queueMonitor?: Pick<QueueMonitor, 'stalled' | 'idleSeconds'>;
  logger?: FastifyBaseLogger;
  /** The clock; the machine's where absent. */
  now?: () => Date;
  /** Traces of the calls; none where absent. */
  tracing?: Pick<Tracing, 'ofCalls'> | undefined;
  /** Registers the pages of the site behind the API. Without it only the API answers. */
  web?: (app: FastifyInstance) => Promise<void>;
}

/** Builds the whole application, without listening: tests call it by `inject`. Closing it leaves the database open. */
export async function buildApp({
  env,
  database,
  storage,
  diskWatch = createDiskWatch(),
  secrets,
  paypal,
  wallets,
  mailStays,
  queueMonitor,
  logger,
  now = () => new Date(),
  tracing,
  web,
}: AppOptions): Promise<FastifyInstance> {
  const { db, pool } = database;
  const ctx = contextOfCalls({
    db,
    storage,
    diskWatch,
    secrets,
    paypal,
    wallets,
    mailStays,
    publicUrl: env.publicUrl,
    now,
  });
  const app = createServer({
    logger: logger ?? pino({ level: 'silent' }),
    trustProxy: env.trustProxy,
    securityHeaders: earlySecurityHeaders(env),
  });

  app.decorate('endpoints', []);
  app.decorate('now', now);
  app.decorate('signInQueue', createSignInQueue());
  app.decorate('idempotency', createIdempotency(ctx));
  // First, so that all others are below its span.
  tracing?.ofCalls(app);
  addOldestFirst(app);
  addErrorHandler(app, diskWatch);
  addAccessLog(app);
  addForwardedCalls(app, env);
  addFullDisk(app);
  addJsonBodies(app);
  await addUploads(app);
  addClosing(app);
  addSlowClients(app);
  addIdleConnections(app);
  addSecurityHeaders(app, env);
  addPressureRelief(app, { congestion: () => pool.congestion });
  addRateLimit(app, { pool, enabled: env.rateLimits });
  addAuthentication(app, { findSession: createSessionFinder(db, now, { canEnroll: secrets !== undefined }) });
  addMaintenance(app, { find: () => beforeAllCalls(() => findMaintenance(ctx)), now });
  addMetrics(app, {
    pool,
    diskWatch,
    passwordQueue: () => passwordQueue(app.signInQueue),
    countOutbox: () => countOutbox(ctx),
    queues: { readStates: () => readQueueStates(ctx.db), monitor: queueMonitor },
    installation: {
      readKinds: () => readJobKinds(ctx.db),
      readTimetable: () => readTimetable(ctx.db),
      newestBackup: () => newestBackup(env.backups?.folder),
      freeSpace: () => readFreeSpace(env, env.backups?.folder),
    },
    access: env,
  });
  addClientAddress(app);
  addHealth(app, { isSchemaCurrent: createSchemaCheck(pool), queueMonitor });

  for (const bindRoutes of features) bindRoutes(app, ctx);
  systemRoutes(app, ctx, { pool, env });
  if (env.development) mailPreviewRoutes(app, ctx);
  addOpenApi(app, env);
  addUnknownEndpoints(app);
  if (web) await web(app);
  return app;
}
