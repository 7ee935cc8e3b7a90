import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type { FastifyInstance } from 'fastify';

import type { Tracing } from '#server/plugins/tracing/start-tracing.ts';
import type { PaypalClient } from '#server/adapters/paypal/paypal-client.ts';
import type { Wallets } from '#server/adapters/wallet/wallets.ts';
import { createSecretBox } from '#server/adapters/secrets/secret-box.ts';
import { createFolderStorage } from '#server/adapters/storage/folder-storage.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from '#server/db/connection/client.ts';
import { createContext, type Context } from '#server/db/context.ts';
import { createLogger } from '#server/http/logger.ts';
import { secondFactorPolicyKey } from '#server/features/accounts/sessions/session-read-model.ts';
import { writeSettingRow } from '#server/features/conventions/site-settings/settings-of-features.ts';
import { seedReference } from '#seed/reference/seed-reference.ts';
import { createTestClock, type TestClock } from '#test/test-clock.ts';
import { createTestDatabase } from '#test/database/test-database.ts';

/** The real application with its own database. */
export interface TestApp {
  app: FastifyInstance;
  /** For use cases that a test calls directly. */
  ctx: Context;
  database: OpenDatabase;
  databaseUrl: string;
  /** The folder of the uploaded files. */
  filesFolder: string;
  clock: TestClock;
  /** The application's log, one parsed line each. */
  log: Record<string, unknown>[];
  close(): Promise<void>;
}

/**
 * Builds the application on a fresh copy of the migrated database with the reference data: in `beforeAll`, with `close`
 * in `afterAll`. Rate limits are off unless requested.
 */
export async function buildTestApp({
  rateLimits = false,
  trustProxy = false,
  mailStays = false,
  secondFactorRoles = [],
  databaseOptions = {},
  tracing,
  paypal,
  wallets,
  publicUrl = 'http://sangamam.test',
}: {
  rateLimits?: boolean;
  /** How many proxies are in front. */
  trustProxy?: false | number;
  mailStays?: boolean;
  secondFactorRoles?: StaffRole[];
  databaseOptions?: DatabaseOptions;
  tracing?: Tracing;
  paypal?: PaypalClient;
  wallets?: Wallets;
  publicUrl?: string;
} = {}): Promise<TestApp> {
  const copy = await createTestDatabase();
  const database = openDatabase(copy.url, databaseOptions);
  tracing?.ofStatements(database.pool);
  const clock = createTestClock();
  const filesFolder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-files-'));
  const storage = createFolderStorage(filesFolder);
  const secrets = createSecretBox([randomBytes(32)]);
  const ctx = createContext({
    db: database.db,
    storage,
    secrets,
    paypal,
    wallets,
    publicUrl,
    now: clock.now,
  });
  await seedReference(ctx);
  await writeSettingRow(ctx, secondFactorPolicyKey, { roles: secondFactorRoles });
  const log: TestApp['log'] = [];
  const logger = createLogger('debug', {
    write: (line) => log.push(JSON.parse(line) as Record<string, unknown>),
  });
  const app = await buildApp({
    env: { publicUrl, trustProxy, rateLimits },
    database,
    storage,
    diskWatch: ctx.diskWatch,
    secrets,
    paypal,
    wallets,
    mailStays,
    tracing,
    logger,
    now: clock.now,
  });
  await app.ready();
  return {
    app,
    ctx,
    database,
    databaseUrl: copy.url,
    filesFolder,
    clock,
    log,
    close: async () => {
      await app.close();
      await database.close();
      await copy.drop();
      rmSync(filesFolder, { recursive: true, force: true });
    },
  };
}
