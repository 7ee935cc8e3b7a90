import type { Context } from '#server/db/context.ts';
import { composeMail } from '#server/features/outbox/mail-layout.ts';
import type { MailBlock } from '#server/features/outbox/mail-blocks.ts';
import { queueMail } from '#server/features/outbox/queue-mail.ts';

import { findRecipient } from '../participants/participant-read-model.ts';
import { isAddonOrder, type OrderRow } from '../order/order-facts.ts';

/** A mail about an order, to its registrant. */
export interface OrderMail {
  /** The event, such as `order.approved`. */
  kind: string;
  subject: string;
  blocks: readonly MailBlock[];
}

/** What mails about an order tell beside the order itself. */
export interface Recipient {
  email: string;
  firstName: string;
  name: string;
  conventionName: string;
}

/**
 * Queues a mail about an order in the transaction of the event. The event passes under the order's lock and moves its
 * `updatedAt`, so that kind, order and instant name it: one event, one mail. A closed account gets none, and what staff
 * do about its order goes on.
 */
export async function queueOrderMail(
  ctx: Context,
  order: OrderRow,
  write: (recipient: Recipient) => OrderMail,
): Promise<void> {
  const recipient = await findRecipient(ctx.db, order.id);
  if (recipient === undefined) return;
  const { kind, subject, blocks } = write(recipient);
  await queueMail(ctx, {
    to: { address: recipient.email, name: recipient.name },
    kind,
    ...composeMail({ subject, greeting: `Dear ${recipient.firstName},`, blocks }),
    dedupeKey: `${kind}:${order.id}:${order.updatedAt.getTime()}`,
    orderId: order.id,
    userId: order.userId,
  });
}

/** What a mail calls an order: families know their registration, and what they bought later. */
export function nounOf(order: Pick<OrderRow, 'parentOrderId'>): 'registration' | 'add-on order' {
  return isAddonOrder(order) ? 'add-on order' : 'registration';
}
