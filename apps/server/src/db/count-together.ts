import { sql, type SQL } from 'drizzle-orm';

import type { Executor } from './executor.ts';

/** The rows that one pass goes through, and what is counted among them. */
interface Pass {
  /** Tables with their joins. */
  from: SQL;
  /** What is true of every row that is counted. */
  where?: SQL | undefined;
  /** How many rows each of these is true of is counted. */
  each: readonly (SQL | undefined)[];
}

/**
 * How many rows match each of these, in their order, in one statement: those of the same key in one pass.
 *
 * @param keyOf the pass of each; a value of its own for one that an index finds
 */
export async function countTogether<Asked>(
  db: Executor,
  asked: readonly Asked[],
  keyOf: (one: Asked) => unknown,
  passOf: (these: readonly Asked[]) => Pass,
): Promise<number[]> {
  if (asked.length === 0) return [];
  const passes = [...Map.groupBy(asked, keyOf).values()];
  const counted = sql.join(
    passes.map((these) => sql`(${countsOf(passOf(these))})`),
    sql` || `,
  );
  const { rows } = await db.execute<{ counts: number[] }>(sql`select ${counted} as counts`);
  const counts = new Map(passes.flat().map((one, place) => [one, rows[0]?.counts[place] ?? 0]));
  return asked.map((one) => counts.get(one) ?? 0);
}

function countsOf({ from, where, each }: Pass): SQL {
  const [first = sql`true`, ...others] = each;
  // One alone is looked for by its index.
  if (others.length === 0)
    return sql`select array[count(*)]::int[] from ${from} where ${where ?? sql`true`} and ${first}`;
  const counts = each.map((condition) => sql`count(*) filter (where ${condition ?? sql`true`})`);
  return sql`select array[${sql.join(counts, sql`, `)}]::int[] from ${from} where ${where ?? sql`true`}`;
}
