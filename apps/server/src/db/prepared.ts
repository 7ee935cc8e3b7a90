import type { Executor } from './executor.ts';

/**
 * A statement that is put together and planned once, not on each call: for what is asked on nearly every page, or by
 * hundreds at the same moment. Inside a transaction it is put together anew.
 */
export function preparedOnce<Statement extends WeakKey>(
  prepare: (db: Executor) => Statement,
): (db: Executor) => Statement {
  const statements = new WeakMap<Executor, Statement>();
  return (db) => {
    const known = statements.get(db) ?? prepare(db);
    statements.set(db, known);
    return known;
  };
}
