import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** A primary key that sorts by age. The application generates it; PostgreSQL can only from version 18 on. */
export const primaryId = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => uuidv7());

/** An instant with time zone. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** When the row was created. */
export const createdAt = () => instant().notNull().defaultNow();
