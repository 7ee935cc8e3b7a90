import type { Context } from '#server/db/context.ts';
import type { StayBefore } from '#server/db/schema/hotel/stays.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { delayMails } from '#server/features/mail/delayed/delay-mails.ts';
import {
  listRecent,
  type BegunDecision,
  type UndoableKind,
} from '#server/features/undo/undoable-decisions.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { updateStay, type HotelStayRow } from '../stays/hotel-admin-repository.ts';
import { decisionsOnStays, type StayDecisionRow } from './stay-decision-repository.ts';

/** Stores what a stay returns to, and what the decision left behind. */
export function storeStayDecision(
  { ctx, ...begun }: BegunDecision,
  stay: HotelStayRow,
  changed: HotelStayRow,
): Promise<void> {
  const { orderId, hotelName, confirmationNumber, address, phoneNumber, needsRoom, needsRoomSaidBy } = stay;
  const before: StayBefore = {
    hotelName,
    confirmationNumber,
    address,
    phoneNumber,
    needsRoom,
    needsRoomSaidBy,
    needsRoomSaidAt: stay.needsRoomSaidAt?.toISOString() ?? null,
    numberedAt: stay.numberedAt?.toISOString() ?? null,
  };
  const { revision: revisionAfter, updatedAt: updatedAfter } = changed;
  return decisionsOnStays.insert(ctx.db, { ...begun, orderId, before, revisionAfter, updatedAfter });
}

/** Numbers of a hotel's list: the stay is as it was, unless somebody changed it since. */
export const onStay: UndoableKind<StayDecisionRow, HotelStayRow, Actor> = {
  store: decisionsOnStays,
  obstacle: (_ctx, { revision, updatedAt }, { revisionAfter, updatedAfter }) =>
    revision === revisionAfter && updatedAt.getTime() === updatedAfter.getTime() ? null : 'CONFLICT',
  reverse: async (ctx, actor, stay, { orderId, before }) => {
    const { needsRoomSaidAt, numberedAt, ...entered } = before;
    const restored = await updateStay(ctx.db, stay, {
      ...entered,
      needsRoomSaidAt: needsRoomSaidAt === null ? null : new Date(needsRoomSaidAt),
      numberedAt: numberedAt === null ? null : new Date(numberedAt),
      updatedAt: ctx.now(),
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'hotel.numbers-undone',
      entityId: orderId,
      before: { hotelName: stay.hotelName, confirmationNumber: stay.confirmationNumber },
      after: { hotelName: before.hotelName, confirmationNumber: before.confirmationNumber },
    });
    return restored;
  },
};

/**
 * A context whose mails leave after those about numbers of this stay that can still be undone: a family must not read of
 * the older ones last.
 */
export async function afterUndoableNumbers(ctx: Context, orderId: string): Promise<Context> {
  if (ctx.mailDelay) return ctx;
  const recent = await listRecent(ctx, decisionsOnStays, [orderId]);
  const earlier = recent.find(({ undoneAt }) => undoneAt === null);
  if (!earlier) return ctx;
  const decidedAt = new Date(earlier.createdAt.getTime() + 1_000);
  return delayMails(ctx, { decisionId: earlier.id, decidedAt });
}
