import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ClientBase, Pool } from 'pg';

interface Journal {
  entries: readonly { when: number }[];
}

/** Creation times of the migrations in this version of the code. */
function knownMigrations(): number[] {
  const file = path.join(import.meta.dirname, '../migrations', 'meta', '_journal.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  return entries.map(({ when }) => when);
}

/** True when this version of the code has the migration that was created at `when`. */
export function knowsMigration(when: number): boolean {
  return knownMigrations().includes(when);
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
  const needed = Math.max(...knownMigrations());
  return async () => (await newestMigration(pool)) >= needed;
}
