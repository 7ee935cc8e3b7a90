import type { OrderSummary } from '@sangamam/contract/orders/order';

import { balanceStateNames } from '#phrases/domain/payment-words.ts';
import * as phrases from '#phrases/domain/orders.ts';
import type { StatusPicture } from '#web/domain/orders/status-image.tsx';

/**
 * The status image of a registration (SPEC §4): one picture for decision and payment together, so that a declined
 * payment never stands below an approving tick. Undefined before submission and after cancellation.
 */
export function statusPictureOf({
  status,
  registrationStatus,
  balance: { state },
}: Pick<OrderSummary, 'status' | 'registrationStatus' | 'balance'>): StatusPicture | undefined {
  if (registrationStatus === null || status === 'CANCELLED') return undefined;
  if (registrationStatus === 'REG_REJECTED') return { kind: 'rejected', name: phrases.registrationRejected };
  if (state === 'DECLINED') return { kind: 'rejected', name: balanceStateNames.DECLINED };
  if (registrationStatus === 'PENDING_REG_APPROVAL')
    return { kind: 'pending', name: phrases.registrationPending };
  if (status === 'CONFIRMED' || state === 'UNPAID')
    return { kind: 'approved', name: phrases.registrationApproved };
  return { kind: 'pending', name: balanceStateNames[state] };
}
