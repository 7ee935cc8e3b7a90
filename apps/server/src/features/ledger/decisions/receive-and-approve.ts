import type { ReceivedAndApproved } from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import { heldIn, receivedIn } from '@sangamam/contract/ledger/entries/ledger';

import type { Context } from '#server/db/context.ts';
import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import { eachWithResult } from '#server/http/errors/each-with-result.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { mailApproval } from '../mails/payment-approved-mail.ts';
import { lastReference } from '../payment-repository.ts';
import { contestedPayment } from './contested-payment.ts';
import {
  answer,
  beginDecision,
  isDoneAlready,
  lockPayment,
  recordDecision,
  type LockedPayment,
} from './locked-payment.ts';
import { recordReceived, type ReceivedMoney } from './record-received.ts';

/**
 * Records received money that covers what is due and approves the payment, in one transaction with one mail. Two entries
 * of the ledger and of the audit log say both. Idempotent, as an approval is: a repeated call for the same money returns
 * the first result.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, NOT_COVERED when something is still missing, CONFLICT when somebody recorded
 *   money meanwhile
 */
export function receiveAndApprove(ctx: Context, actor: AnyActor, paymentId: string, money: ReceivedMoney) {
  return inExplainedTransaction(ctx, actor, contestedPayment(paymentId), async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (await isRepeated(tx, payment, money)) return answer(payment);
    const action = 'receive-and-approve';
    if (await isDoneAlready(tx, payment, { action })) return answer(payment);
    const { ctx, locked } = await beginDecision(tx, payment, action);
    const received = await recordReceived(ctx, actor, locked, money);
    if (heldIn(received.entries) < received.payment.dueAmount) throw new AppError('NOT_COVERED');
    const entry = { kind: 'APPROVED', reason: null } as const;
    const approved = await recordDecision(ctx, actor, received, 'PAYMENT_APPROVED', entry);
    await mailApproval(ctx, approved);
    return answer(approved);
  });
}

/** Whether an approved payment has got just this money, by the same reference or check: nothing else came since. */
async function isRepeated(
  ctx: Context,
  { payment, entries }: LockedPayment,
  { amount, receivedBefore, reference, check }: ReceivedMoney,
): Promise<boolean> {
  const [received, approved] = entries.slice(-2);
  const isLast = received?.kind === 'RECEIVED' && received.amount === amount && approved?.kind === 'APPROVED';
  if (payment.state !== 'PAYMENT_APPROVED' || !isLast) return false;
  if (receivedIn(entries) !== receivedBefore + amount) return false;
  const written = reference || (check?.number ?? '');
  return ((await lastReference(ctx.db, payment.id, 'RECEIVED')) ?? '') === written;
}

type PaymentToApprove = Omit<ReceivedMoney, 'reference' | 'check'> & { paymentId: string };

/** Receives and approves several payments, each in a transaction of its own; answers a result for each, in the order asked. */
export function receiveAndApproveEach(
  ctx: Context,
  actor: AnyActor,
  payments: readonly PaymentToApprove[],
): Promise<ReceivedAndApproved[]> {
  return eachWithResult<PaymentToApprove, ReceivedAndApproved>(
    payments,
    async ({ paymentId: _id, ...money }) => {
      const { orderStatus, permConvRegNo } = await receiveAndApprove(ctx, actor, _id, {
        ...money,
        reference: '',
      });
      return { _id, approved: true, orderStatus, permConvRegNo, code: null, message: null };
    },
    ({ paymentId: _id }, refusal) => ({
      _id,
      approved: false,
      orderStatus: null,
      permConvRegNo: null,
      ...refusal,
    }),
  );
}
