import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';
import { type PaymentMethod, isByCheck } from '@sangamam/contract/ledger/terms/payment-methods';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';

import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { Fact } from '#server/features/mail/layout/mail-blocks.ts';
import type { Context } from '#server/db/context.ts';
import type { MailPhrases } from '#server/phrases/mail-phrases.ts';

import { treasurerOfOrder } from '../terms/treasurer-of-order.ts';

/**
 * Whom to pay, with which memo and by when: everything that a family needs to pay, or to look it up again. Without a
 * method the family has not chosen one yet, and reads how to pay by either.
 */
export async function payeeFacts(
  ctx: Context,
  order: OrderRow,
  { method, dueDate }: { method: PaymentMethod | null; dueDate: string },
  { payments: phrases, dates }: MailPhrases,
): Promise<Fact[]> {
  const { timeZone } = await conventionById(ctx, order.conventionId);
  const isLate = dueDate < calendarDateIn(timeZone, ctx.now());
  const byMemo: Fact[] = [
    [isByCheck(method) ? phrases.memoOnTheCheck : phrases.memo, order.tempNumber],
    [isLate ? phrases.shouldHaveArrivedBy : phrases.toArriveBy, formatDate(dueDate, dates)],
  ];
  const treasurer = await treasurerOfOrder(ctx, order);
  if (treasurer === undefined) return byMemo;
  const { payableTo, fullName, email, mobile, treasurerAddress } = treasurer;
  const address = [payableTo, ...Object.values(treasurerAddress)].filter(Boolean);
  return [
    ...(method === null ? byEither : payeeOf[method])({ payableTo, email, address }, phrases),
    ...byMemo,
    [phrases.treasurer, `${fullName}, ${phoneText(mobile)}`],
  ];
}

type Phrases = MailPhrases['payments'];

interface Payee {
  /** Name of the account. */
  payableTo: string;
  email: string;
  /** Lines of the envelope. */
  address: string[];
}

const bySender = ({ payableTo, email }: Payee, phrases: Phrases): Fact[] => [
  [phrases.payTo, payableTo],
  [phrases.treasurersEmail, email],
];

const byEither = ({ payableTo, email, address }: Payee, phrases: Phrases): Fact[] => [
  [phrases.payTo, payableTo],
  [phrases.zelleEmail, email],
  [phrases.mailChecksTo, address.join('\n')],
];

const payeeOf: Record<PaymentMethod, (payee: Payee, phrases: Phrases) => Fact[]> = {
  CHASE: ({ payableTo, email }, phrases) => [
    [phrases.payTo, payableTo],
    [phrases.zelleEmail, email],
  ],
  CHEQUE: ({ payableTo, email, address }, phrases) => [
    [phrases.payableTo, payableTo],
    [phrases.mailItTo, address.join('\n')],
    [phrases.treasurersEmail, email],
  ],
  PAYPAL: bySender,
  CREDIT_CARD: bySender,
};
