/** Any table and any column of one, for code that is handed them as data. */
export type { PgColumn as TableColumn, PgTable as Table } from 'drizzle-orm/pg-core';
