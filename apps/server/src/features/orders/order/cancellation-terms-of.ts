import type { CancellationTerms } from '@sangamam/contract/conventions/cancellation/cancellation-terms';

import { isAddonOrder, type OrderRow } from './order-facts.ts';

/**
 * The cancellation terms of an order: those that it was sent with, before that those of the convention. An add-on order
 * has none, because nobody attends by it.
 */
export function cancellationTermsOf(
  order: Pick<OrderRow, 'parentOrderId' | 'submittedAt' | 'cancellation'>,
  convention: { cancellation: CancellationTerms },
): CancellationTerms {
  if (isAddonOrder(order)) return [];
  return order.submittedAt === null ? convention.cancellation : (order.cancellation ?? []);
}
