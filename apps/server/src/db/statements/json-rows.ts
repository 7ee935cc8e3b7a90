import { asc, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Kinds of columns whose values JSON carries: their readers take what PostgreSQL writes into it. */
const carried = new Set(['string', 'number', 'boolean', 'date', 'json', 'array']);

/**
 * The rows of a table that fit, as one column of another statement, so that what belongs together is read together. They are
 * the records that selecting them would answer.
 *
 * @throws Error for a table with a column that JSON does not carry, such as bytes
 */
export function jsonRows<Table extends PgTable>(
  table: Table,
  where: SQL | undefined,
  ...order: PgColumn[]
): SQL<Table['$inferSelect'][]> {
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>);
  for (const [name, { dataType }] of columns)
    if (!carried.has(dataType)) throw new Error(`JSON does not carry ${name}`);
  const values = sql.join(
    columns.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const sorted =
    order.length === 0
      ? sql``
      : sql` order by ${sql.join(
          order.map((one) => asc(one)),
          sql`, `,
        )}`;
  const rows = sql`(select coalesce(json_agg(json_build_array(${values})${sorted}), '[]') from ${table} where ${where})`;
  // Nested once more, so that the query builder leaves the names of the tables where it selects from a single one.
  return sql<Table['$inferSelect'][]>`${rows}`.mapWith((found: unknown[][]) =>
    found.map((row) =>
      Object.fromEntries(columns.map(([name, column], index) => [name, read(column, row[index])])),
    ),
  );
}

function read(column: PgColumn, value: unknown): unknown {
  return value === null || value === undefined ? null : column.mapFromDriverValue(value);
}
