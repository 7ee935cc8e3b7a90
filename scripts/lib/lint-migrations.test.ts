import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { lintMigrations } from './lint-migrations.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function lint(sql: string) {
  const file = path.join(folder, '0001_step.sql');
  await writeFile(file, sql);
  return lintMigrations([file]);
}

it.each([
  ['a renamed column', 'ALTER TABLE "orders" RENAME COLUMN "status" TO "state";', 'renaming-column'],
  ['a renamed table', 'ALTER TABLE "orders" RENAME TO "registrations";', 'renaming-table'],
  ['a dropped column', 'ALTER TABLE "orders" DROP COLUMN "status";', 'ban-drop-column'],
  ['a dropped table', 'DROP TABLE "orders";', 'ban-drop-table'],
  [
    'a required column without a default',
    'ALTER TABLE "orders" ADD COLUMN "x" text NOT NULL;',
    'adding-required-field',
  ],
  [
    'another type of a column',
    'ALTER TABLE "orders" ALTER COLUMN "status" TYPE integer;',
    'changing-column-type',
  ],
])('%s is refused by its rule', async (_, sql, rule) => {
  const { ok, output } = await lint(sql);
  expect([ok, output]).toEqual([false, expect.stringContaining(rule)]);
});

it('what only expands is accepted', async () => {
  const sql = [
    'ALTER TABLE "orders" ADD COLUMN "x" integer DEFAULT 0 NOT NULL;--> statement-breakpoint',
    'CREATE TABLE "labels" ("id" uuid PRIMARY KEY, "name" text NOT NULL);--> statement-breakpoint',
    'CREATE INDEX "labels_name_index" ON "labels" USING btree ("name");',
  ].join('\n');
  expect(await lint(sql)).toMatchObject({ ok: true });
});
