import { isByCheck } from '@sangamam/contract/ledger/terms/payment-methods';
import type { CheckDetails } from '@sangamam/contract/ledger/checks/check-details';
import { receivedIn } from '@sangamam/contract/ledger/entries/ledger';

import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { insertCheck } from '../checks/check-repository.ts';
import { requireNewCheck } from '../checks/require-new-check.ts';
import { recordDecision, type LockedPayment } from './locked-payment.ts';

/** Money that came for a payment, whole dollars, and the check that it came by; `receivedBefore` is what the treasurer saw. */
export interface ReceivedMoney {
  amount: number;
  reference: string;
  receivedBefore: number;
  check?: CheckDetails | undefined;
  /** The treasurer knows of a check with the same number and bank, and says that this is another one. */
  isAnotherCheck?: boolean | undefined;
}

/**
 * Writes money that came into the ledger, and its check to those that wait for their deposit.
 *
 * @throws CONFLICT when somebody recorded money meanwhile, RQST_PARAMS_INVALID for a check of another kind of payment,
 *   CHECK_RECORDED for a check whose number and bank are known
 */
export async function recordReceived(
  ctx: Context,
  actor: AnyActor,
  locked: LockedPayment,
  { amount, reference, receivedBefore, check, isAnotherCheck }: ReceivedMoney,
): Promise<LockedPayment> {
  const { id: paymentId, method } = locked.payment;
  const { decisionId } = locked;
  if (receivedIn(locked.entries) !== receivedBefore) throw new AppError('CONFLICT');
  if (check && !isByCheck(method)) throw new AppError('RQST_PARAMS_INVALID', { field: 'check' });
  if (check && !isAnotherCheck) await requireNewCheck(ctx, check);
  const entry = { kind: 'RECEIVED', amount, reference: reference || (check?.number ?? '') } as const;
  const received = await recordDecision(ctx, actor, locked, 'PAYMENT_RECEIVED', entry);
  if (check) await insertCheck(ctx.db, { ...check, paymentId, decisionId, amount, createdAt: ctx.now() });
  return received;
}
