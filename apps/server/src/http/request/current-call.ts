import { AsyncLocalStorage } from 'node:async_hooks';

import type { FastifyReply } from 'fastify';

const calls = new AsyncLocalStorage<FastifyReply>();

/** Runs `work` in the context of the call that `reply` belongs to. */
export function inCallOf<Result>(reply: FastifyReply, work: () => Promise<Result>): Promise<Result> {
  return calls.run(reply, work);
}

/** Returns a check whether the current caller has disconnected. Outside of a call it is always false. */
export function isCallerGone(): () => boolean {
  const reply = calls.getStore();
  return () => reply?.raw.destroyed === true && !reply.raw.writableFinished;
}
