import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ClientBase, Pool } from 'pg';

/** The baseline of 1.0.0 and what came after it; drizzle-kit writes here. */
export const migrationsFolder = path.join(import.meta.dirname, '../migrations');

/** The steps before 1.0.0, which end with the schema of the baseline. They are complete: nothing is added. */
export const earlierFolder = path.join(migrationsFolder, 'before-1.0');

interface Journal {
  entries: readonly { tag: string; when: number }[];
}

/** The migrations of a folder in their order, with their creation times in milliseconds. */
export function listMigrations(folder: string): Journal['entries'] {
  const file = path.join(folder, 'meta', '_journal.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as Journal).entries;
}

/** True when this version of the code has the migration that was created at `when`, which may be an earlier step. */
export function knowsMigration(when: number): boolean {
  return [earlierFolder, migrationsFolder].flatMap(listMigrations).some((known) => known.when === when);
}

/** Creation time of the newest migration that the database has; 0 without any. */
export async function newestMigration(pool: Pool | ClientBase): Promise<number> {
  const { rows } = await pool.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}

/** Creates a check whether the database has every migration that this code needs; newer ones are fine. */
export function createSchemaCheck(pool: Pool | ClientBase): () => Promise<boolean> {
  const needed = Math.max(...listMigrations(migrationsFolder).map(({ when }) => when));
  return async () => (await newestMigration(pool)) >= needed;
}
