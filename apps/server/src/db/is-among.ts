import { sql, type Placeholder, type SQLWrapper } from 'drizzle-orm';

/** Whether an id is one of these, however many: they are one parameter, and a statement has at most 65,535. */
export const isAmong = (id: SQLWrapper, ids: readonly string[] | Placeholder) =>
  sql`${id} = any(${sql.param(ids)}::uuid[])`;
