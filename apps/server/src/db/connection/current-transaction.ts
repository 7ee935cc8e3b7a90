import { AsyncLocalStorage } from 'node:async_hooks';

import type { Context } from '#server/db/context.ts';
import type { Executor } from '#server/db/executor.ts';

const current = new AsyncLocalStorage<Executor>();

/**
 * A context whose `db` is the transaction that `runInCallTransaction` has opened around the call, or else the database.
 * It lets a whole call run in one transaction although its use case was bound to the context at the start.
 */
export function contextOfCalls(ctx: Context): Context {
  const { db } = ctx;
  return Object.defineProperty({ ...ctx }, 'db', { enumerable: true, get: () => current.getStore() ?? db });
}

/** Runs `work` in one transaction; the transactions of its use cases are savepoints within. */
export function runInCallTransaction<Result>(
  ctx: Context,
  work: (db: Executor) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction((tx) => current.run(tx, () => work(tx)));
}
