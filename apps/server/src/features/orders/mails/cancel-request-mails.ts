import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { givenBackOf, type CancelEstimate } from '@sangamam/contract/orders/cancel/cancel-estimate';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { button, facts, inBlock, paragraph, type Fact } from '#server/features/mail/layout/mail-blocks.ts';
import type { MailPhrases } from '#server/phrases/mail-phrases.ts';

import type { CancelRequestRow } from '../cancel/cancel-request-repository.ts';
import type { OrderRow } from '../order/order-facts.ts';
import { numberFact } from './number-fact.ts';
import { queueOrderMail } from './order-mail.ts';

type Request = Pick<CancelRequestRow, 'id' | 'askedAt' | 'reason'>;

interface Asked {
  request: Request;
  estimate: CancelEstimate;
}

/** Confirms that a request to cancel has come, with what the terms of the day keep. */
export function mailCancelAsked(ctx: Context, order: OrderRow, { request, estimate }: Asked): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.cancel-asked',
    subject: phrases.cancel.askedSubject(names),
    blocks: [
      paragraph(phrases.cancel.asked(names)),
      facts(
        numberFact(order, phrases),
        [phrases.orders.reason, request.reason],
        ...estimateFacts(estimate, phrases),
      ),
      ...inBlock('next', paragraph(phrases.cancel.askedWhatNext)),
      button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
    about: request.id,
  }));
}

/** Notifies a family that its registration is cancelled as it asked, with what is kept and given back. */
export function mailCancelledAsAsked(
  ctx: Context,
  order: OrderRow,
  { estimate }: Pick<Asked, 'estimate'>,
): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.cancelled',
    text: 'order-cancelled-as-asked',
    values: { askedOn: formatDate(estimate.day, phrases.dates) },
    subject: phrases.orders.cancelledSubject(names),
    blocks: [
      paragraph(phrases.cancel.cancelledAsAsked({ ...names, day: formatDate(estimate.day, phrases.dates) })),
      facts(
        numberFact(order, phrases),
        [phrases.cancel.officersWrite, order.reason],
        ...estimateFacts(estimate, phrases),
      ),
      ...inBlock(
        'next',
        paragraph(
          estimate.kept !== null && givenBackOf(estimate) === 0
            ? phrases.cancel.nothingComesBack
            : phrases.cancel.refundNext,
        ),
      ),
      button(phrases.orders.contactUs, `${ctx.publicUrl}${paths.contactUs}`),
    ],
  }));
}

/** Notifies a family that its request to cancel was declined, with the reason. */
export async function mailCancelDeclined(
  ctx: Context,
  order: OrderRow,
  { request, reason }: { request: Request; reason: string },
): Promise<void> {
  const { timeZone } = await conventionById(ctx, order.conventionId);
  return queueOrderMail(ctx, order, (names, phrases) => {
    const day = formatDate(calendarDateIn(timeZone, request.askedAt), phrases.dates);
    return {
      kind: 'order.cancel-declined',
      values: { askedOn: day },
      subject: phrases.cancel.declinedSubject(names),
      blocks: [
        paragraph(phrases.cancel.declined({ ...names, day })),
        facts(numberFact(order, phrases), [phrases.orders.reason, reason]),
        paragraph(phrases.cancel.declinedWhatNext),
        button(phrases.orders.contactUs, `${ctx.publicUrl}${paths.contactUs}`),
      ],
      about: request.id,
    };
  });
}

/** What was paid, what the terms keep of it and what comes back; without terms staff decide. */
function estimateFacts(estimate: CancelEstimate, { cancel: phrases, orders }: MailPhrases): Fact[] {
  const { currency, paid, reported, kept } = estimate;
  const money = (amount: number) => formatMoney(amount, currency);
  return [
    [orders.received, money(paid)],
    ...(reported > 0 ? [[phrases.onItsWay, money(reported)] as const] : []),
    ...(kept === null
      ? [[phrases.comesBack, phrases.officersDecide] as const]
      : [
          [phrases.keptByTerms, money(kept)] as const,
          [phrases.comesBack, money(givenBackOf(estimate))] as const,
        ]),
  ];
}
