import type { FastifyInstance, FastifyReply } from 'fastify';

import { asBegunAt } from '#server/db/connection/call-age.ts';

/** Tells the database when each call began: of those that wait for a connection, the oldest goes first. */
export function addOldestFirst(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => asBegunAt(beginningOf(reply), done));
  // A body arrives in events of its connection, outside of what the hook before has begun.
  app.addHook('preValidation', (_request, reply, done) => asBegunAt(beginningOf(reply), done));
}

function beginningOf({ elapsedTime }: FastifyReply): number {
  return performance.now() - elapsedTime;
}
