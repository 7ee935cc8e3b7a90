import pg from 'pg';

/** Rows of each table, and the sum of each of its columns of numbers: `orders` and `orders.total_due`, as text. */
export type Totals = ReadonlyMap<string, string>;

/** Tables of what a site notes about its own running, which changes while nobody uses it. */
const ownNotes = new Set(['rate_limits', 'job_runs', 'site_notices']);

/** Reads the totals of every table of the site, in one snapshot. */
export async function readTotals(databaseUrl: string): Promise<Totals> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const totals = new Map<string, string>();
    for (const { name, numbers } of await listTables(client)) {
      const sums = numbers.map((column) => `sum(${client.escapeIdentifier(column)})::text`);
      const { rows } = await client.query<string[]>({
        text: `select ${['count(*)::text', ...sums].join(', ')} from public.${client.escapeIdentifier(name)}`,
        rowMode: 'array',
      });
      for (const [index, key] of [name, ...numbers.map((column) => `${name}.${column}`)].entries())
        totals.set(key, rows[0]?.[index] ?? '0');
    }
    return totals;
  } finally {
    await client.end();
  }
}

/** What was there `before` and is another number now, or gone, in a line each. */
export function lostTotals(before: Totals, after: Totals): string[] {
  return [...before]
    .filter(([key, total]) => after.get(key) !== total)
    .map(([key, total]) => `${key}: ${total} before, ${after.get(key) ?? 'gone'} now`);
}

async function listTables(client: pg.Client): Promise<{ name: string; numbers: string[] }[]> {
  const { rows } = await client.query<{ name: string; numbers: string[] }>(`
    select t.table_name as name,
      coalesce(array_agg(c.column_name::text order by c.column_name)
        filter (where c.data_type in ('integer', 'bigint', 'smallint', 'numeric')), '{}') as numbers
    from information_schema.tables t
    join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by t.table_name order by t.table_name`);
  return rows.filter(({ name }) => !ownNotes.has(name));
}
