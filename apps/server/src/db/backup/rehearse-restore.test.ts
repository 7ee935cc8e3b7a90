import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { storeFile } from '#server/features/files/store-file.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { createDocumentedRoles } from '#test/database/documented-roles.ts';
import { runStatement } from '#test/database/run-statement.ts';

import { migrate } from '../migrate/migrate.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { openBackup, verifyBackup, type OpenedBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

let t: TestApp;
let folder: string;
let backup: OpenedBackup;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-rehearsed-'));
  t = await buildTestApp();
  await buildUser(t.ctx);
  await storeFile(t.ctx, {
    kind: 'CONTACT_ATTACHMENT',
    fileName: 'letter.pdf',
    contentType: 'application/pdf',
    bytes: Buffer.from('the content of a letter'),
  });
  await writeBackup({ databaseUrl: t.databaseUrl, storage: t.ctx.storage, folder: path.join(folder, 'one') });
  backup = await openBackup(await verifyBackup(path.join(folder, 'one')), []);
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

const rehearsals = () =>
  runStatement(t.databaseUrl, "select datname from pg_database where datname like 'sangamam_rehearsal_%'");

it('a good backup comes back equal in rows and bytes, and the database of the rehearsal is gone', async () => {
  await rehearseRestore(t.databaseUrl, backup);
  expect(await rehearsals()).toEqual([]);
});

it('what differs after the restore is named', async () => {
  const [key = ''] = Object.keys(backup.manifest.files);
  const sha256 = { ...backup.manifest.sha256, [`files/${key}`]: 'another' };
  const changed = { ...backup, manifest: { ...backup.manifest, sha256 } };
  await expect(rehearseRestore(t.databaseUrl, changed)).rejects.toThrow(
    `Restored, these differ from the backup: ${key}`,
  );
  expect(await rehearsals()).toEqual([]);
});

it('a restore that fails leaves no database', async () => {
  const tables = { ...backup.manifest.tables, users: 999 };
  const short = { ...backup, manifest: { ...backup.manifest, tables } };
  await expect(rehearseRestore(t.databaseUrl, short)).rejects.toThrow('users has 1 rows instead of 999');
  expect(await rehearsals()).toEqual([]);
});

it('a role that may not create databases is told so', async () => {
  const roles = await createDocumentedRoles();
  try {
    const { owner, app } = await roles.createDatabase();
    await migrate(owner);
    await expect(rehearseRestore(app, backup)).rejects.toThrow('may not create a database');
  } finally {
    await roles.drop();
  }
});
