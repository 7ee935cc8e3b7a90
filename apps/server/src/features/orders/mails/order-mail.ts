import type { Context } from '#server/db/context.ts';
import { composeMail } from '#server/features/mail/layout/mail-layout.ts';
import type { MailBlock } from '#server/features/mail/layout/mail-blocks.ts';
import { queueMail } from '#server/features/mail/outbox/queue-mail.ts';
import { readMailSite } from '#server/features/conventions/site-settings/read-mail-site.ts';
import { mailPhrases, type MailPhrases } from '#server/phrases/mail-phrases.ts';

import { findRecipient } from '../participants/participant-read-model.ts';
import { isAddonOrder, type OrderRow } from '../order/order-facts.ts';

/** A mail about an order, to its registrant. */
export interface OrderMail {
  /** The event, such as `order.approved`. */
  kind: string;
  subject: string;
  blocks: readonly MailBlock[];
  /** The record that the event is about, for an event that does not change the order itself. */
  about?: string;
  /** Token of a link to answer by; the blocks have a placeholder for it. */
  linkToken?: string;
}

/** The values of the phrases about an order. */
export interface OrderNames {
  /** What the family calls it: a registration or an add-on order. */
  order: string;
  /** The name of the convention. */
  convention: string;
}

/**
 * Queues a mail about an order in the transaction of the event, in the language that the registrant chose, whose phrases
 * `write` is handed. The event happens under the order's lock and changes its `updatedAt`, so that kind, order and time
 * identify it: one mail per event. A closed account gets none, although staff can still decide about its order.
 */
export async function queueOrderMail(
  ctx: Context,
  order: OrderRow,
  write: (names: OrderNames, phrases: MailPhrases) => OrderMail | Promise<OrderMail>,
): Promise<void> {
  const recipient = await findRecipient(ctx.db, order.id);
  if (!recipient) return;
  const { language } = recipient;
  const phrases = mailPhrases(language);
  const { kind, subject, blocks, about, linkToken } = await write(
    {
      order: isAddonOrder(order) ? phrases.orders.addonOrder : phrases.orders.registration,
      convention: recipient.conventionName,
    },
    phrases,
  );
  const greeting = phrases.layout.dear({ name: recipient.firstName });
  await queueMail(ctx, {
    to: { address: recipient.email, name: recipient.name },
    kind,
    ...composeMail({
      site: await readMailSite(ctx, order.conventionId),
      language,
      subject,
      greeting,
      blocks,
    }),
    dedupeKey: `${kind}:${order.id}:${about ?? order.updatedAt.getTime()}`,
    linkToken,
    orderId: order.id,
    userId: order.userId,
  });
}
