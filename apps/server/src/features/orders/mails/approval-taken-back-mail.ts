import { paths } from '@sangamam/contract/paths';

import * as phrases from '#phrases/mails/orders.ts';
import type { Context } from '#server/db/context.ts';
import { button, facts, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { queueOrderMail } from './order-mail.ts';

/** Notifies the family that the approval was taken back, why, and that the officers look at it again. */
export function mailApprovalTakenBack(ctx: Context, order: OrderRow, reason: string): Promise<void> {
  return queueOrderMail(ctx, order, (names) => ({
    kind: 'order.approval-taken-back',
    subject: phrases.approvalTakenBackSubject(names),
    blocks: [
      paragraph(phrases.approvalTakenBack(names)),
      facts([phrases.temporaryNumber, order.tempNumber], [phrases.reason, reason]),
      paragraph(phrases.approvalTakenBackWhatNext),
      button(phrases.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }));
}
