import type { NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';

import type * as schema from './schema/schema.ts';

/** The database outside a transaction. */
export type Database = NodePgDatabase<typeof schema>;

/** An open transaction. */
export type Transaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** The database or a transaction, for use cases that work with either. */
export type Executor = Database | Transaction;
