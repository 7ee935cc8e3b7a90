import { undoWindowSeconds } from '@sangamam/contract/mail/delayed/undo-window';
import { v7 as uuidv7 } from 'uuid';

import type { Context } from '#server/db/context.ts';
import type { StayBefore } from '#server/db/schema/hotel/stays.ts';
import { delayMails } from '#server/features/mail/delayed/delay-mails.ts';

import type { HotelStayRow } from '../stays/hotel-admin-repository.ts';
import { findDecisionSince, insertStayDecision } from './stay-decision-repository.ts';

/**
 * Changes a locked stay in a way that can be undone for a minute: a row says what to return to, and its mails wait that
 * long. Answers the id of the decision.
 */
export async function withUndoableNumbers(
  ctx: Context,
  stay: HotelStayRow,
  work: (ctx: Context) => Promise<HotelStayRow>,
): Promise<string> {
  const [decisionId, decidedAt] = [uuidv7(), ctx.now()];
  const changed = await work(delayMails(ctx, { decisionId, decidedAt }));
  await insertStayDecision(ctx.db, {
    id: decisionId,
    orderId: stay.orderId,
    before: beforeOf(stay),
    revisionAfter: changed.revision,
    updatedAfter: changed.updatedAt,
    createdAt: decidedAt,
  });
  return decisionId;
}

/**
 * A context whose mails leave after those about numbers of this stay that can still be undone: a family must not read of
 * the older ones last.
 */
export async function afterUndoableNumbers(ctx: Context, orderId: string): Promise<Context> {
  if (ctx.mailDelay) return ctx;
  const since = new Date(ctx.now().getTime() - undoWindowSeconds * 1_000);
  const earlier = await findDecisionSince(ctx.db, orderId, since);
  if (!earlier) return ctx;
  const decidedAt = new Date(earlier.createdAt.getTime() + 1_000);
  return delayMails(ctx, { decisionId: earlier.id, decidedAt });
}

function beforeOf(stay: HotelStayRow): StayBefore {
  const { hotelName, confirmationNumber, address, phoneNumber, needsRoom, needsRoomSaidBy } = stay;
  return {
    hotelName,
    confirmationNumber,
    address,
    phoneNumber,
    needsRoom,
    needsRoomSaidBy,
    needsRoomSaidAt: stay.needsRoomSaidAt?.toISOString() ?? null,
    numberedAt: stay.numberedAt?.toISOString() ?? null,
  };
}
