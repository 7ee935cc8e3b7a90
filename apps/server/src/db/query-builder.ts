import { QueryBuilder } from 'drizzle-orm/pg-core';

/** Builds selects that are parts of others, without a connection: for conditions and subqueries that are built once. */
export const queryBuilder = new QueryBuilder({ casing: 'snake_case' });
