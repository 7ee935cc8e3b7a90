import type { Executor } from './executor.ts';

/**
 * A statement that is built and planned once and not on each call, for queries of nearly every page or of hundreds of
 * concurrent calls. Inside a transaction it is built again.
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
