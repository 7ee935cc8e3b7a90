import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createFolderStorage } from '#server/adapters/storage/folder-storage.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { createDocumentedRoles, type DocumentedRoles } from '#test/database/documented-roles.ts';
import { runStatement } from '#test/database/run-statement.ts';

import { restoreBackup } from './restore-backup.ts';
import { openBackup, verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

let roles: DocumentedRoles;
let folder: string;
let source: { owner: string; app: string };
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-two-roles-'));
  roles = await createDocumentedRoles();
  source = await roles.createDatabase();
  await migrate(source.owner);
  await migrate(source.app);
  await runStatement(source.app, `insert into settings (key, value) values ('tried', '{"by": "app"}')`);
  await runStatement(
    source.app,
    `select graphile_worker.add_job('remind-families', '{"a": 1}', job_key => 'reminders')`,
  );
  await runStatement(source.app, `select graphile_worker.add_job('sweep-files', '{}', job_key => 'sweep')`);
});
afterAll(async () => {
  await roles.drop();
  rmSync(folder, { recursive: true, force: true });
});

const storage = () => createFolderStorage(path.join(folder, 'no-files'));
const backUp = (databaseUrl: string, name: string) =>
  writeBackup({ databaseUrl, storage: storage(), folder: path.join(folder, name) });
const queued = (url: string) =>
  runStatement(
    url,
    `select t.identifier, j.payload, j.key from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id order by t.identifier`,
  );

it.for(['owner', 'app'] as const)(
  'with the two roles of the documentation a backup made as the %s is restored by the owner, with its queued jobs',
  async (role) => {
    const manifest = await backUp(source[role], role);
    expect(manifest.jobs).toBe(2);

    const target = await roles.createDatabase();
    await restoreBackup({
      databaseUrl: target.owner,
      storage: storage(),
      backup: await openBackup(await verifyBackup(path.join(folder, role)), []),
    });

    // What the application finds at its next start.
    await migrate(target.app);
    expect(await queued(target.app)).toEqual([
      { identifier: 'remind-families', payload: { a: 1 }, key: 'reminders' },
      { identifier: 'sweep-files', payload: {}, key: 'sweep' },
    ]);
    expect(await runStatement(target.app, `select value from settings where key = 'tried'`)).toEqual([
      { value: { by: 'app' } },
    ]);
  },
);

it('an owner who may not act as the application is told the statement that allows it', async () => {
  const [app, owner] = [new URL(source.app).username, new URL(source.owner).username];
  await roles.run(`REVOKE ${app} FROM ${owner}`);
  try {
    await expect(backUp(source.owner, 'without-grant')).rejects.toThrow(`GRANT ${app} TO ${owner}`);
  } finally {
    await roles.run(`GRANT ${app} TO ${owner}`);
  }
});

it('the application is told that the owner restores, and its empty database is left as it was', async () => {
  await backUp(source.app, 'for-the-owner');
  const target = await roles.createDatabase();
  const backup = await openBackup(await verifyBackup(path.join(folder, 'for-the-owner')), []);
  await expect(restoreBackup({ databaseUrl: target.app, storage: storage(), backup })).rejects.toThrow(
    'Restore as the owner',
  );
  await restoreBackup({ databaseUrl: target.owner, storage: storage(), backup });
});
