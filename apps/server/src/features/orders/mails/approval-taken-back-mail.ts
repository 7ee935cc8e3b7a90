import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Notifies the family that the approval was taken back, why, and that the officers look at it again. */
export function mailApprovalTakenBack(ctx: Context, order: OrderRow, reason: string): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: 'order.approval-taken-back',
    subject: phrases.orders.approvalTakenBackSubject(names),
    blocks: [
      paragraph(phrases.orders.approvalTakenBack(names)),
      facts([phrases.orders.temporaryNumber, order.tempNumber], [phrases.orders.reason, reason]),
      paragraph(phrases.orders.takenBackWhatNext),
      button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
