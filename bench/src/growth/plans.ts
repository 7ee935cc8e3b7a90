import type pg from 'pg';

import type { Sent } from '../record-statements.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows'?: number;
  Plans?: PlanNode[];
}

/**
 * The tables that have a row for at least every hundredth family, and a hundred. Those of a convention's configuration, of staff and of
 * reference data have not.
 */
export async function growingTables(pool: pg.Pool, families: number): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [Math.max(families / 100, 100)],
  );
  return new Set(rows.map(({ name }) => name));
}

/** The growing tables that the plans of these statements, with their own parameters, read from the first row to the last. */
export async function scannedTables(
  pool: Pick<pg.ClientBase, 'query'>,
  statements: readonly Sent[],
  growing: ReadonlySet<string>,
): Promise<string[]> {
  const scanned = new Set<string>();
  for (const { text, values } of statements) {
    if (!/^\s*(?:select|with)\b/iu.test(text)) continue;
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (format json) ${text}`,
      values,
    );
    for (const table of scansOf(rows[0]?.['QUERY PLAN'][0]?.Plan)) if (growing.has(table)) scanned.add(table);
  }
  return [...scanned].toSorted();
}

function scansOf(node: PlanNode | undefined): string[] {
  if (node === undefined) return [];
  const own =
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}
