import { customType, index, json, pgTable, uuid } from 'drizzle-orm/pg-core';

import { createdAt } from '#server/db/schema/columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Calls that were answered under an `Idempotency-Key`, so that a repeat gets the same answer. Answers may hold what is
 * known of people: the rows live for hours and are deleted by a job. Keys and networks are stored as hashes only.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of the caller (account, or network of a stranger) and the key. */
    id: bytea().primaryKey(),
    /** SHA-256 of the endpoint and the whole input. */
    requestHash: bytea().notNull(),
    /** No foreign key: its lock on the account would let two calls of one family wait for each other forever. */
    userId: uuid(),
    /** `data` of the answer; null while the call is under way in the transaction that inserted the row. */
    answer: json().$type<{ data: unknown }>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('idempotency_keys_created_at_index').on(table.createdAt),
    index('idempotency_keys_user_id_index').on(table.userId),
  ],
);
