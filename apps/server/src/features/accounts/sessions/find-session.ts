import type { Database } from '#server/db/executor.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { idleSince, isTouchDue, proofLife } from './session-lifetime.ts';
import { touchSession } from './session-repository.ts';
import { findActiveSession } from './session-read-model.ts';

/** Answers the function that finds the actor of a live session by the hash of its token. */
export function createSessionFinder(
  db: Database,
  now: () => Date,
  { canEnroll }: { canEnroll: boolean },
): (tokenHash: Buffer) => Promise<Actor | null> {
  return async (tokenHash) => {
    const at = now();
    const session = await findActiveSession(db, tokenHash, { now: at, idleSince: idleSince(at) });
    if (session === undefined) return null;
    const { lastUsedAt, provenAt, ...account } = session;
    const actor: Actor = {
      ...account,
      // Where nobody can set one up, requiring it would lock everybody out; the start logs a warning.
      needsSecondFactor: canEnroll && account.needsSecondFactor,
      hasFreshProof: provenAt !== null && at.getTime() - provenAt.getTime() < proofLife,
    };
    if (isTouchDue(lastUsedAt, at)) await touchSession(db, actor.sessionId, at);
    return actor;
  };
}
