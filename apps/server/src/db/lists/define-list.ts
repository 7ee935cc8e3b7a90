import { and, gt, lt, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

import type { Executor } from '#server/db/executor.ts';

import { pagesByKey } from './pages-by-key.ts';

/** An endpoint of the contract that answers pages of a list. */
interface ListEndpoint {
  query: z.ZodType<{ page: number; pageSize: number }>;
}

/** The query of an endpoint without page and order. */
type Filters<E extends ListEndpoint> = Omit<z.output<E['query']>, 'page' | 'pageSize' | 'sort'>;

/** A select that waits for its conditions. */
interface Rows<Row> {
  where: (condition: SQL | undefined) => {
    orderBy: (...by: SQL[]) => {
      limit: (rows: number) => PromiseLike<Row[]> & { offset: (rows: number) => PromiseLike<Row[]> };
    };
  };
}

/** What rows are sorted by. `unique` decides between equal ones, so that each row is on one page. */
interface Order {
  by?: readonly SQL[];
  unique: SQL;
}

interface Definition<E extends ListEndpoint, Scope, Row> {
  /** The rows with all that is shown of them. */
  rows: (db: Executor) => Rows<Row>;
  /** An `id` for each row, from the tables that conditions name: what is counted, and what others select from. */
  ids: (db: Executor) => { where: (condition: SQL | undefined) => SQLWrapper };
  /** What is true of every row, whatever is asked. */
  always?: (asked: Scope) => SQL | undefined;
  /** The condition of each filter of the endpoint. */
  where: {
    [Name in keyof Filters<E>]-?: (
      value: NonNullable<Filters<E>[Name]>,
      asked: Filters<E> & Scope,
    ) => SQL | undefined;
  };
  order: Order | ((asked: z.output<E['query']> & Scope) => Order);
}

/** Where parts of a list begin and end. */
interface Key<Row> {
  /** The id that `ids` selects. Ids sort by age. */
  column: PgColumn;
  of: (row: Row) => string | number;
  newestFirst?: boolean;
}

/** A list of one noun. `Scope` is what is asked besides the query of its endpoint. */
interface List<Filter, Query, Row> {
  where: (asked: Filter) => SQL | undefined;
  /** An id for each row that matches: to be selected from. */
  ids: (db: Executor, asked: Filter) => SQLWrapper;
  count: (db: Executor, asked: Filter) => Promise<number>;
  /** A page of the rows, and how many there are on all pages. */
  page: (db: Executor, asked: Query) => Promise<{ rows: Row[]; total: number }>;
  /** All rows that match now, by their key, in parts of some hundred; those that come later are in none. */
  all: (
    db: Executor,
    asked: Filter,
    key: Key<Row>,
  ) => Promise<{ total: number; parts: () => AsyncGenerator<Row[]> }>;
}

type AnyList = List<never, never, unknown>;

/** What a list is narrowed to. */
export type FilterOf<Of extends AnyList> = Parameters<Of['where']>[0];

/** The same with page and order. */
export type QueryOf<Of extends AnyList> = Parameters<Of['page']>[1];

/** A row of a list. */
export type RowOf<Of extends AnyList> = Awaited<ReturnType<Of['page']>>['rows'][number];

/**
 * A list as the query of its endpoint asks for it. A filter that is not given, and an empty text, does not narrow it. What the address
 * does not say, such as whose list it is, stands beside the filters: the functions of the definition name it by type.
 */
export function defineList<E extends ListEndpoint, Row, Scope extends object = object>(
  _endpoint: E,
  definition: Definition<E, Scope, Row>,
): List<Filters<E> & Scope, z.output<E['query']> & Scope, Row> {
  type Filter = Filters<E> & Scope;
  const conditions = Object.entries(definition.where) as [
    keyof Filter,
    (value: unknown, asked: Filter) => SQL | undefined,
  ][];
  const where = (asked: Filter) =>
    and(
      definition.always?.(asked),
      ...conditions.map(([name, condition]) => {
        const value: unknown = asked[name];
        return value === undefined || value === '' ? undefined : condition(value, asked);
      }),
    );
  const ids = (db: Executor, asked: Filter) => definition.ids(db).where(where(asked));
  const count = (db: Executor, asked: Filter) => db.$count(sql`${ids(db, asked)} matching`);
  return {
    where,
    ids,
    count,
    page: async (db, asked) => {
      const { by = [], unique } =
        typeof definition.order === 'function' ? definition.order(asked) : definition.order;
      const rows = await definition
        .rows(db)
        .where(where(asked))
        .orderBy(...by, unique)
        .limit(asked.pageSize)
        .offset((asked.page - 1) * asked.pageSize);
      return { rows, total: await count(db, asked) };
    },
    all: async (db, asked, { column, of, newestFirst = false }) => {
      const isLater = newestFirst ? lt : gt;
      // PostgreSQL 15 has no greatest uuid.
      const id = sql.raw(column.dataType === 'string' ? 'id::text' : 'id');
      const counted = await db.execute<{ total: number; newest: string | number | null }>(
        sql`select count(*)::int as total, max(${id}) as newest from ${ids(db, asked)} matching`,
      );
      const { total = 0, newest = null } = counted.rows[0] ?? {};
      const read = async ({ after, limit }: { after: string | undefined; limit: number }) =>
        definition
          .rows(db)
          .where(
            and(
              where(asked),
              newest === null ? sql`false` : lte(column, newest),
              after === undefined ? undefined : isLater(column, after),
            ),
          )
          .orderBy(newestFirst ? sql`${column} desc` : sql`${column} asc`)
          .limit(limit);
      return { total, parts: () => pagesByKey(read, (row) => String(of(row))) };
    },
  };
}
