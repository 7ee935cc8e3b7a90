import { getTableColumns, Placeholder } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';

import { prepareStatement, type Query } from './prepare-statement.ts';

/** Statements are kept for so many combinations of columns, and of rows; others are built for each call. */
const mostShapes = 32;
const mostRows = 20;

/**
 * An `insert` that is built once for the process for each combination of columns, as `prepareStatement` builds others.
 * Defaults of the application, such as ids, are drawn for each row.
 *
 * @param name of the statement; a number is appended for each combination
 * @throws DrizzleQueryError as the query builder does
 */
export function prepareInsert<Row extends object, Built extends Query>(
  name: string,
  table: PgTable,
  build: (db: Executor, rows: Row[]) => Built,
): (db: Executor, rows: readonly Row[]) => Promise<Awaited<Built>> {
  const drawn = Object.entries(getTableColumns(table)).flatMap(([key, { defaultFn }]) =>
    defaultFn === undefined ? [] : [[key, defaultFn] as const],
  );
  const prepared = byShape(name);
  return async (db, rows): Promise<Awaited<Built>> => {
    const complete = rows.map((row) => withDefaults(row, drawn));
    const shapes = complete.map(columnsOf);
    const statement =
      rows.length <= mostRows &&
      prepared(shapes.map((columns) => columns.join()).join(';'), (name) =>
        prepareStatement(name, (db) =>
          build(
            db,
            shapes.map((columns, place) => placeholdersOf(columns, place) as Row),
          ),
        ),
      );
    if (statement) return (await statement(db, cellsOf(complete))) as Awaited<Built>;
    const answered = await build(db, complete);
    return answered;
  };
}

/**
 * An `update … set` that is built once for the process for each combination of changed columns, as `prepareStatement` builds others.
 *
 * @param name of the statement; a number is appended for each combination
 * @throws DrizzleQueryError as the query builder does
 */
export function prepareUpdate<Change extends object, Name extends string, Built extends Query>(
  name: string,
  build: (db: Executor, change: Change, of: Readonly<Record<Name, string | Placeholder>>) => Built,
): (db: Executor, change: Change, of: Readonly<Record<Name, string>>) => Promise<Awaited<Built>> {
  const prepared = byShape(name);
  return async (db, change, of): Promise<Awaited<Built>> => {
    const columns = columnsOf(change);
    const statement = prepared(columns.join(), (name) =>
      prepareStatement(name, (db, of: Record<Name, Placeholder>) =>
        build(db, placeholdersOf(columns, 0) as Change, of),
      ),
    );
    if (statement) return (await statement(db, { ...of, ...cellsOf([change]) })) as Awaited<Built>;
    const answered = await build(db, change, of);
    return answered;
  };
}

type Cells = Readonly<Record<string, unknown>>;
type Prepared = (db: Executor, values: Cells) => Promise<unknown>;

/** Keeps a statement for each shape, with a name of its own, as long as there are few. */
function byShape(name: string) {
  const statements = new Map<string, Prepared>();
  return (shape: string, prepare: (name: string) => Prepared): Prepared | undefined => {
    const known = statements.get(shape);
    if (known || statements.size === mostShapes) return known;
    const statement = prepare(`${name}_${statements.size + 1}`);
    statements.set(shape, statement);
    return statement;
  };
}

function withDefaults<Row extends object>(
  row: Row,
  drawn: readonly (readonly [string, () => unknown])[],
): Row {
  const missing = drawn.filter(([key]) => row[key as keyof Row] === undefined);
  return { ...row, ...Object.fromEntries(missing.map(([key, draw]) => [key, draw()])) };
}

function columnsOf(row: object): string[] {
  return Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : [key]));
}

const cell = (key: string, place: number) => `${place} ${key}`;

/** What the query builder takes for a row whose values are only known at the call. */
function placeholdersOf(columns: readonly string[], place: number): object {
  return Object.fromEntries(columns.map((key) => [key, new Placeholder(cell(key, place))]));
}

function cellsOf(rows: readonly object[]): Cells {
  const cells: Record<string, unknown> = {};
  for (const [place, row] of rows.entries())
    for (const [key, value] of Object.entries(row)) cells[cell(key, place)] = value;
  return cells;
}
