import type { PaymentStatus } from '../../orders/order-status.ts';
import { heldIn, heldWhenSettled, type LedgerEntry } from '../entries/ledger.ts';

/**
 * The state of a payment whose order is reinstated. It stays what it was as long as everything is held that made it so.
 * Where money was given back or moved while the order was cancelled, an approval ends: PAYMENT_RECEIVED while a part is
 * held, so that the rest is asked for; PAYMENT_DECLINED where nothing is, so that the family can pay again. `dueAmount` is
 * in whole dollars.
 */
export function reinstatedPaymentState(
  { state, dueAmount }: { state: PaymentStatus; dueAmount: number },
  entries: readonly LedgerEntry[],
): PaymentStatus {
  if (state !== 'PAYMENT_APPROVED' && state !== 'PAYMENT_RECEIVED') return state;
  const held = heldIn(entries);
  if (held === 0 && dueAmount > 0) return 'PAYMENT_DECLINED';
  const needed = Math.min(dueAmount, heldWhenSettled(entries) ?? dueAmount);
  return state === 'PAYMENT_APPROVED' && held < needed ? 'PAYMENT_RECEIVED' : state;
}
