import { z } from 'zod';

import { entityId } from '../fields/entity-id.ts';
import { alreadyDone, possible, type Decision } from '../orders/decisions/decision.ts';

/** For how long a decision of staff can be undone, and how long its mails wait in the outbox. */
export const undoWindowSeconds = 60;

/** The instant until which a decision can be undone. */
export function undoableUntil(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + undoWindowSeconds * 1_000);
}

/** A decision as long as it can be undone: its id, what was decided, and until when, ISO 8601 UTC. */
export const undoableDecision = <const Action extends string>(actions: readonly [Action, ...Action[]]) =>
  z.object({ decisionId: z.string(), action: z.enum(actions), until: z.string() });

/** Decisions to undo, as their answers named them: another one that was made meanwhile is never undone. */
export const decisionsToUndo = (most: number) =>
  z
    .array(z.strictObject({ orderId: entityId, decisionId: entityId }))
    .min(1)
    .max(most);
export type DecisionToUndo = z.output<ReturnType<typeof decisionsToUndo>>[number];

/** Why a decision is not undone although its minute lasts: something else happened since, or its money is to go back. */
export type UndoObstacle = 'CONFLICT' | 'REFUND_OPEN';

/** The facts that determine whether a decision can be undone. */
export interface UndoFacts {
  decidedAt: Date;
  undone: boolean;
  obstacle: UndoObstacle | null;
}

/** Whether a decision can be undone at `now`. That its mails have not left yet is up to the outbox. */
export function undoDecision({ decidedAt, undone, obstacle }: UndoFacts, now: Date): Decision {
  if (undone) return alreadyDone;
  if (now >= undoableUntil(decidedAt)) return { outcome: 'refused', code: 'UNDO_TOO_LATE' };
  return obstacle === null ? possible : { outcome: 'refused', code: obstacle };
}
