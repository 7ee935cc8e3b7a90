import type { Context } from '#server/db/context.ts';
import type { MailKind } from '#server/features/mail/outbox/mail-kinds.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { mailPaymentReported } from '#server/features/collection/mails/payment-reported-mail.ts';

/** The recipient and the records of the samples: a real family of the database. */
export interface SampleWorld {
  to: { id: string; email: string; firstName: string; lastName: string };
  order: OrderRow;
  payment: Parameters<typeof mailPaymentReported>[2];
}

/** Queues one sample mail. */
export type WriteSample = (ctx: Context, world: SampleWorld) => Promise<void>;

/** Samples by the kind of their mail; further ones of a kind have in brackets what differs: `order.approved (payment under way)`. */
export type Samples = Readonly<
  Partial<Record<MailKind, WriteSample>> & Record<`${MailKind} (${string})`, WriteSample>
>;
