import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { CheckDetails } from '@sangamam/contract/payments/checks/check-details';
import { receivedIn } from '@sangamam/contract/payments/ledger/ledger';

import { insertCheck } from '../checks/check-repository.ts';
import { recordDecision, type LockedPayment } from './locked-payment.ts';

/** Money that came for a payment, whole dollars, and the check that it came by; `receivedBefore` is what the treasurer saw. */
export interface ReceivedMoney {
  amount: number;
  reference: string;
  receivedBefore: number;
  check?: CheckDetails | undefined;
}

/**
 * Writes money that came into the ledger, and its check to those that wait for their deposit.
 *
 * @throws CONFLICT when somebody recorded money meanwhile, RQST_PARAMS_INVALID for a check of another kind of payment
 */
export async function recordReceived(
  ctx: Context,
  actor: AnyActor,
  locked: LockedPayment,
  { amount, reference, receivedBefore, check }: ReceivedMoney,
): Promise<LockedPayment> {
  const { id: paymentId, method } = locked.payment;
  const { decisionId } = locked;
  if (receivedIn(locked.entries) !== receivedBefore) throw new AppError('CONFLICT');
  if (check && method !== 'CHEQUE') throw new AppError('RQST_PARAMS_INVALID', { field: 'check' });
  const entry = { kind: 'RECEIVED', amount, reference: reference || (check?.number ?? '') } as const;
  const received = await recordDecision(ctx, actor, locked, 'PAYMENT_RECEIVED', entry);
  if (check) await insertCheck(ctx.db, { ...check, paymentId, decisionId, amount, createdAt: ctx.now() });
  return received;
}
