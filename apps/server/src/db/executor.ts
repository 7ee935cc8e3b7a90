import type { NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';

/**
 * Tables are named in each query and not given to the query builder as well: it would make a reader for every one of them
 * at the beginning of each transaction.
 */
type NoSchema = Record<string, never>;

/** The database outside a transaction. */
export type Database = NodePgDatabase<NoSchema>;

/** An open transaction. */
export type Transaction = NodePgTransaction<NoSchema, NoSchema>;

/** The database or a transaction, for use cases that work with either. */
export type Executor = Database | Transaction;
