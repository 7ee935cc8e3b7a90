import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ClientBase, Pool } from 'pg';

interface Journal {
  entries: readonly { when: number }[];
}

/** Creation time of the newest migration in this version of the code. */
function newestKnown(): number {
  const file = path.join(import.meta.dirname, '../migrations', 'meta', '_journal.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  return Math.max(...entries.map(({ when }) => when));
}

/** Creates a check whether the database has every migration that this code needs; newer ones are fine. */
export function createSchemaCheck(pool: Pool | ClientBase): () => Promise<boolean> {
  const needed = newestKnown();
  return async () => {
    const { rows } = await pool.query<{ newest: string | null }>(
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    );
    return Number(rows[0]?.newest ?? 0) >= needed;
  };
}
