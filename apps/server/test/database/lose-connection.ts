import { sql } from 'drizzle-orm';

import { openDatabase } from '#server/db/connection/client.ts';

/** Opens a transaction whose connection the database closes, and fails with the error of its next savepoint. */
export async function loseConnection(url: string): Promise<void> {
  const database = openDatabase(url);
  try {
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
      await tx.transaction((inner) => inner.execute(sql`select 1`));
    });
  } finally {
    await database.close();
  }
}
