import { sql, type SQLWrapper } from 'drizzle-orm';

/** Whether an id is one of these, however many: they are one parameter, and a statement has at most 65,535. */
export const isAmong = (id: SQLWrapper, ids: readonly string[]) =>
  sql`${id} = any(${sql.param(ids)}::uuid[])`;
