import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

import type { Database, Transaction } from '#server/db/executor.ts';

/** What a database of the query builder is made of. It does not say so in its types, but has to hand it on. */
interface Parts {
  dialect: ConstructorParameters<typeof NodePgSession>[1];
  session: {
    schema: ConstructorParameters<typeof NodePgSession>[2];
    options: ConstructorParameters<typeof NodePgSession>[3];
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  };
}

/**
 * Replaces the query builder's transaction runner, which never releases the connection when `begin` fails: a few
 * database restarts would exhaust the pool for good. Ours also discards the connection when the rollback fails, reports
 * the first error, and does not treat a commit as done when the database rolled back.
 */
export function patchDrizzleTransactions(db: Database, pool: Pool): void {
  const { dialect, session } = db as unknown as Parts;
  session.transaction = async (work) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      const own = new NodePgSession(client, dialect, session.schema, session.options);
      const tx = new NodePgTransaction(dialect, own, session.schema) as Transaction;
      await client.query('begin');
      const result = await work(tx);
      const { command } = await client.query('commit');
      if (command !== 'COMMIT')
        throw new Error('A statement had failed before the commit: nothing was stored');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {
        isBroken = true;
      });
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}
