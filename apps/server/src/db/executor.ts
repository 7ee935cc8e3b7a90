import type { NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';

import type * as schema from './schema/schema.ts';

/** The database outside a transaction. */
export type Database = NodePgDatabase<typeof schema>;

/** An open transaction. */
export type Transaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** Whatever can run a statement: use cases take this and do not care which of the two it is. */
export type Executor = Database | Transaction;
