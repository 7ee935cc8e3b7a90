import { AsyncLocalStorage } from 'node:async_hooks';

import type { FastifyReply } from 'fastify';

const calls = new AsyncLocalStorage<FastifyReply>();

/** Runs `work` for the call that `reply` answers. */
export function inCallOf<Result>(reply: FastifyReply, work: () => Promise<Result>): Promise<Result> {
  return calls.run(reply, work);
}

/** A question for later: has the caller, for whom this runs, hung up? Outside of a call nobody has. */
export function isCallerGone(): () => boolean {
  const reply = calls.getStore();
  return () => reply?.raw.destroyed === true && !reply.raw.writableFinished;
}
