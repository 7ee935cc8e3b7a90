import type pg from 'pg';

import type { Sent } from '../record-statements.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows'?: number;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
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
  for (const plan of await plansOf(pool, statements, 'format json'))
    for (const table of scansOf(plan)) if (growing.has(table)) scanned.add(table);
  return [...scanned].toSorted();
}

/** The most rows that one part of these statements' plans reads of each growing table, whether they are wanted or not. */
export async function rowsRead(
  pool: Pick<pg.ClientBase, 'query'>,
  statements: readonly Sent[],
  growing: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const most = new Map<string, number>();
  const count = (node: PlanNode) => {
    const table = node['Relation Name'];
    const each =
      (node['Actual Rows'] ?? 0) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0);
    const read = Math.round(each * (node['Actual Loops'] ?? 0));
    if (table !== undefined && growing.has(table)) most.set(table, Math.max(most.get(table) ?? 0, read));
    for (const child of node.Plans ?? []) count(child);
  };
  for (const plan of await plansOf(pool, statements, 'analyze, timing off, format json')) count(plan);
  return most;
}

async function plansOf(
  pool: Pick<pg.ClientBase, 'query'>,
  statements: readonly Sent[],
  options: string,
): Promise<PlanNode[]> {
  const plans: PlanNode[] = [];
  for (const { text, values } of statements) {
    if (!/^\s*(?:select|with)\b/iu.test(text)) continue;
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (${options}) ${text}`,
      values,
    );
    plans.push(...(rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan));
  }
  return plans;
}

function scansOf(node: PlanNode): string[] {
  const own =
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}
