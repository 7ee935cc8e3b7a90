import type { UndoableRegistrationAction } from '@sangamam/contract/orders/decisions/undo/undo-registration';
import { undoableUntil } from '@sangamam/contract/mail/delayed/undo-window';

import type { Context } from '#server/db/context.ts';

import type { OrderRow } from '../../order/order-repository.ts';
import { findLatestDecision } from './registration-decision-repository.ts';

/** The last decision about an order, if it can be undone as far as time goes. */
export async function readUndoable(
  ctx: Context,
  { id }: Pick<OrderRow, 'id'>,
): Promise<{ decisionId: string; action: UndoableRegistrationAction; until: string } | null> {
  const latest = await findLatestDecision(ctx.db, id);
  if (!latest || latest.undoneAt !== null) return null;
  const until = undoableUntil(latest.createdAt);
  return ctx.now() < until
    ? { decisionId: latest.id, action: latest.action, until: until.toISOString() }
    : null;
}
