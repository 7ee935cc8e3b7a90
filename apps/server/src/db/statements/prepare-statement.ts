import { DrizzleQueryError, is, Param, Placeholder } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import type { Database, Executor } from '#server/db/executor.ts';

import { compileRowReader, type SelectedField } from './compile-row-reader.ts';

/** A query of the query builder: it can be prepared, and awaiting it answers its rows. */
export type Query = PromiseLike<unknown> & { prepare(name: string): unknown };

/** What the query builder knows of a prepared query. It does not say so in its types, but has to hand it on. */
interface Prepared {
  client: pg.Pool | pg.PoolClient;
  queryString: string;
  params: unknown[];
  fields: SelectedField[] | undefined;
  joinsNotNullableMap?: Record<string, boolean>;
}

/** The driver's pool, or the connection of a transaction, below a database of the query builder. */
interface Session {
  session: { client: pg.Pool | pg.PoolClient };
}

type Slot = (values: Readonly<Record<string, unknown>>) => unknown;

/** Types that stay text for the query builder, whose columns read them: timestamps, dates, intervals and lists of these. */
const textual = new Set([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231]);
const types = { getTypeParser: parserOf as typeof pg.types.getTypeParser };

let builder: Database | undefined;

/**
 * A statement that is built once for the process and planned once on each connection, for calls that many people make.
 * Building and reading rows cost more than the driver does otherwise; in a transaction too.
 *
 * `build` gets a placeholder for each name that it takes; lists are written `= any(…)`. Values are sent as the driver
 * writes them, except in `values` and `set`, which encode them as their columns do.
 *
 * @param name of the statement on a connection; no two statements share one
 * @throws DrizzleQueryError as the query builder does
 */
export function prepareStatement<Name extends string, Built extends Query>(
  name: string,
  build: (db: Database, of: Readonly<Record<Name, Placeholder>>) => Built,
): (db: Executor, values: Readonly<Record<Name, unknown>>) => Promise<Awaited<Built>> {
  const { text, slots, read } = compile(name, build);
  return async (db, values): Promise<Awaited<Built>> => {
    const { client } = (db as unknown as Session).session;
    const answered = await send(client, { name, text, values: slots.map((slot) => slot(values)) }, read);
    return answered as Awaited<Built>;
  };
}

/**
 * The rows of a query that is built for one call, for reads of thousands of rows: which columns are read how is decided once,
 * not for each row.
 *
 * @throws DrizzleQueryError as the query builder does
 */
export async function readRows<Built extends Query>(query: Built): Promise<Awaited<Built>> {
  const { client, queryString, params, fields, joinsNotNullableMap } = query.prepare('') as Prepared;
  const read = fields && compileRowReader(fields, joinsNotNullableMap ?? {});
  return (await send(client, { text: queryString, values: params }, read)) as Awaited<Built>;
}

/** How many rows of a query are read at once, and what takes them. */
interface Pages<Row> {
  rowsAtOnce: number;
  /** May read more on the connection that it is handed: waiting for another one while holding this could be waiting for itself. */
  take: (rows: readonly Row[], db: Executor) => unknown;
}

/**
 * Reads all rows of a query, of which there are too many to be parsed at once: the database plans for all of them and runs the
 * query a single time, as pages by key would not, and other requests run between two pages.
 *
 * @throws DrizzleQueryError as the query builder does
 */
export function readInPages<Row>(
  db: Executor,
  build: (db: Executor) => Query & PromiseLike<readonly Row[]>,
  { rowsAtOnce, take }: Pages<Row>,
): Promise<void> {
  return db.transaction(async (db) => {
    const { client } = (db as unknown as Session).session;
    const { queryString, params, fields, joinsNotNullableMap } = build(db).prepare('') as Prepared;
    const read = fields && compileRowReader(fields, joinsNotNullableMap ?? {});
    await send(client, { text: 'set local cursor_tuple_fraction = 1', values: [] }, undefined);
    const declared = `declare ${cursor} no scroll cursor for ${queryString}`;
    await send(client, { text: declared, values: params }, undefined);
    for (let isRead = false; !isRead;) {
      const fetched = { text: `fetch ${rowsAtOnce} from ${cursor}`, values: [] };
      const rows = (await send(client, fetched, read)) as Row[];
      await take(rows, db);
      isRead = rows.length < rowsAtOnce;
    }
    await send(client, { text: `close ${cursor}`, values: [] }, undefined);
  });
}

const cursor = 'sangamam_pages';

async function send(
  client: pg.Pool | pg.PoolClient,
  statement: { name?: string; text: string; values: unknown[] },
  read: ((row: unknown[]) => unknown) | undefined,
): Promise<unknown> {
  const query = { ...statement, types };
  try {
    if (read === undefined) return await client.query(query);
    const { rows } = await client.query<unknown[]>({ ...query, rowMode: 'array' });
    return rows.map(read);
  } catch (cause) {
    throw new DrizzleQueryError(statement.text, statement.values, cause as Error);
  }
}

function compile<Name extends string>(
  name: string,
  build: (db: Database, of: Readonly<Record<Name, Placeholder>>) => Query,
): { text: string; slots: Slot[]; read: ((row: unknown[]) => unknown) | undefined } {
  builder ??= drizzle.mock({ casing: 'snake_case' });
  const of = new Proxy({} as Record<Name, Placeholder>, {
    get: (_target, key) => new Placeholder(String(key)),
  });
  const { queryString, params, fields, joinsNotNullableMap } = build(builder, of).prepare(name) as Prepared;
  return {
    text: queryString,
    slots: params.map(slotOf),
    read: fields && compileRowReader(fields, joinsNotNullableMap ?? {}),
  };
}

function slotOf(param: unknown): Slot {
  if (is(param, Placeholder)) return ({ [param.name]: value }) => value;
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { value: placeholder, encoder } = param;
    return ({ [placeholder.name]: value }) => (value === null ? null : encoder.mapToDriverValue(value));
  }
  return () => param;
}

function parserOf(oid: number, format?: 'text' | 'binary'): unknown {
  return textual.has(oid) ? asText : (pg.types.getTypeParser as typeof parserOf)(oid, format);
}

function asText(value: string): string {
  return value;
}
