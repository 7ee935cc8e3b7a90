import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Attempts within a window, counted for all processes together. The columns are those that rate-limiter-flexible asks for. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Name of the limit and hash of whom it is about. */
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_index').on(table.expire)],
);
