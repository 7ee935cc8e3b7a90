import { isByTransfer } from '@sangamam/contract/ledger/terms/payment-methods';
import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { lineFacts, moneyFacts } from '#server/features/orders/mails/money-facts.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import { balanceOfOrder } from '#server/features/orders/pricing/balance-of-order.ts';
import { linesForFamily } from '#server/features/orders/pricing/lines-of-order.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, paragraph } from '#server/features/mail/layout/mail-blocks.ts';
import { payeeFacts } from '#server/features/ledger/mails/payee-facts.ts';
import type { PaymentRow } from '#server/features/ledger/post.ts';

/** Confirms a reported payment to the family, with everything that they need to send the money. */
export async function mailPaymentReported(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  const isZelle = isByTransfer(payment.method);
  const balance = await balanceOfOrder(ctx, order);
  const lines = await linesForFamily(ctx, order);
  return queueOrderMail(ctx, order, async (names, phrases, say) => ({
    kind: 'payment.reported',
    text: isZelle ? 'payment-reported' : 'payment-reported-check',
    subject: isZelle
      ? phrases.payments.zelleReportedSubject(names)
      : phrases.payments.chequeReportedSubject(names),
    blocks: [
      paragraph(isZelle ? phrases.payments.zelleReported : phrases.payments.chequeReported),
      facts(
        ...lineFacts(lines, payment.currency, say),
        ...moneyFacts(balance, payment.currency, phrases),
        ...(await payeeFacts(ctx, order, payment, phrases)),
        [phrases.payments.sentFrom, payment.payerEmail],
      ),
      paragraph(phrases.payments.approvalTakes),
      button(phrases.payments.seeMyPayment, `${ctx.publicUrl}${paths.howToPay(order.id)}`),
    ],
  }));
}

/** Confirms the corrected address of a Zelle transfer to the family. */
export async function mailSenderCorrected(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  const balance = await balanceOfOrder(ctx, order);
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'payment.sender-corrected',
    subject: phrases.payments.senderCorrectedSubject(names),
    blocks: [
      paragraph(phrases.payments.senderCorrected),
      facts(
        [phrases.payments.sentFrom, payment.payerEmail],
        ...moneyFacts(balance, payment.currency, phrases),
        [phrases.payments.memo, order.tempNumber],
      ),
      paragraph(phrases.payments.senderCorrectedByOther),
      button(phrases.payments.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
