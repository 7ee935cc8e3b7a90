import type { Context } from '#server/db/context.ts';
import { recordAudits } from '#server/features/audit/record-audit.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import {
  isReceivable,
  openPaymentsOf,
  receiveTogether,
  type Receipt,
} from '#server/features/ledger/decisions/receive-together.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { insertAllocations, lockLines, updateLineState, type LineRow } from './line-repository.ts';

/** How a treasurer books a line. Amounts are whole dollars; `receivedBefore` is what the screen showed of the order. */
export interface AcceptedLine {
  lineId: string;
  revision: number;
  allocations: readonly { orderId: string; amount: number; receivedBefore: number }[];
  /** The treasurer knows that another import has booked the same transfer, and says that this is a second one. */
  isAnotherTransfer?: boolean | undefined;
}

/** A line that is booked together with others, and the money that it is booked as. */
interface Booking {
  accepted: AcceptedLine;
  receipts: Receipt[];
  isBooked: boolean;
}

/** Lines that wait to be booked together. */
export interface BookingPlan {
  /** Adds a line that nothing is against; answers false, and adds nothing, for one that has to be booked by itself. */
  add(accepted: AcceptedLine): boolean;
  /** Books the lines that were added. */
  book(): Promise<void>;
  /** Lets later lines of the same orders be booked by themselves, because what was read of these is no longer so. */
  forget(accepted: AcceptedLine): void;
}

/**
 * Locks the lines and reads the open payments of their orders, which the caller has locked. A line is planned where its money
 * goes to open payments that are as the treasurer saw them, and no other line of the call goes to the same ones.
 */
export async function planBookings(
  ctx: Context,
  actor: Actor,
  {
    statementId,
    lines,
    booked,
    orders,
  }: {
    statementId: string;
    lines: readonly AcceptedLine[];
    booked: ReadonlySet<string>;
    orders: ReadonlyMap<string, OrderRow>;
  },
): Promise<BookingPlan> {
  const rows = await lockLines(
    ctx.db,
    statementId,
    lines.map(({ lineId }) => lineId),
  );
  const payments = await openPaymentsOf(ctx, [...orders.values()]);
  const waiting: Booking[] = [];
  const forget = ({ lineId, allocations }: AcceptedLine) => {
    rows.delete(lineId);
    for (const { orderId } of allocations) payments.delete(orderId);
  };

  function receiptsOf(line: LineRow, allocations: AcceptedLine['allocations']): Receipt[] | undefined {
    const reference = referenceOf(line);
    const receipts: Receipt[] = [];
    for (const { orderId, amount, receivedBefore } of allocations) {
      const locked = payments.get(orderId);
      const receipt = locked && { locked, money: { amount, reference, receivedBefore } };
      if (receipt?.locked.order.currency !== line.currency || !isReceivable(receipt)) return undefined;
      receipts.push(receipt);
    }
    return receipts;
  }

  return {
    add(accepted) {
      const { lineId, revision, allocations, isAnotherTransfer = false } = accepted;
      const line = rows.get(lineId);
      const isBooked = booked.has(lineId);
      if (line?.state !== 'OPEN' || line.revision !== revision) return false;
      if ((isBooked && !isAnotherTransfer) || !isCovered(line, allocations)) return false;
      const receipts = receiptsOf(line, allocations);
      if (!receipts) return false;
      waiting.push({ accepted, receipts, isBooked });
      forget(accepted);
      return true;
    },
    async book() {
      const bookings = waiting.splice(0);
      if (bookings.length > 0) await bookTogether(ctx, actor, statementId, bookings);
    },
    forget,
  };
}

async function bookTogether(
  ctx: Context,
  actor: Actor,
  statementId: string,
  bookings: readonly Booking[],
): Promise<void> {
  const now = ctx.now();
  await receiveTogether(
    ctx,
    actor,
    bookings.flatMap(({ receipts }) => receipts),
  );
  await insertAllocations(
    ctx.db,
    bookings.flatMap(({ accepted: { lineId }, receipts }) =>
      receipts.map(({ locked: { order, payment }, money: { amount } }) => ({
        lineId,
        orderId: order.id,
        paymentId: payment.id,
        amount,
        createdPayment: false,
        createdAt: now,
      })),
    ),
  );
  await updateLineState(
    ctx.db,
    bookings.map(({ accepted: { lineId } }) => lineId),
    { state: 'ACCEPTED', decidedBy: actor.userId, decidedAt: now },
  );
  await recordAudits(
    ctx,
    bookings.map((booking) => acceptedEvent(actor, statementId, booking)),
  );
}

/** What the audit log says of an accepted line. */
export function acceptedEvent(
  { userId }: Actor,
  statementId: string,
  {
    accepted: { lineId, allocations, isAnotherTransfer = false },
    isBooked,
  }: Pick<Booking, 'accepted' | 'isBooked'>,
) {
  return {
    actorId: userId,
    action: 'bank-line.accepted',
    entityId: statementId,
    after: {
      lineId,
      allocations: allocations.map(({ orderId, amount }) => ({ orderId, amount })),
      ...(isBooked && { isAnotherTransfer }),
    },
  } as const;
}

/** What the ledger calls the money of a line. */
export function referenceOf({ reference, bookedOn, payer }: LineRow): string {
  return (reference || `${bookedOn} ${payer}`).slice(0, 100).trim();
}

/** Never more is booked than came, and every order once. What is left over stays visible on the line. */
export function isCovered({ cents, direction }: LineRow, allocations: AcceptedLine['allocations']): boolean {
  const sum = allocations.reduce((all, { amount }) => all + amount, 0);
  const isOnce = new Set(allocations.map(({ orderId }) => orderId)).size === allocations.length;
  return direction === 'IN' && sum * 100 <= cents && isOnce;
}
