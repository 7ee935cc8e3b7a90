import { undoableUntil, undoWindowSeconds } from '@sangamam/contract/mail/delayed/undo-window';

import type { Context } from '#server/db/context.ts';

import { listDecisionsSince } from './decision-repository.ts';

/** The decisions about these payments that can be undone now as far as time goes, by their ids, as the list shows them. */
export async function listUndoable(ctx: Context, paymentIds: readonly string[]) {
  const since = new Date(ctx.now().getTime() - undoWindowSeconds * 1_000);
  const decisions = await listDecisionsSince(ctx.db, paymentIds, since);
  return new Map(
    decisions.flatMap(({ id, action, createdAt }) =>
      // A merge is undone as a whole, at its registration.
      action === 'merge'
        ? []
        : [[id, { decisionId: id, action, until: undoableUntil(createdAt).toISOString() }] as const],
    ),
  );
}
