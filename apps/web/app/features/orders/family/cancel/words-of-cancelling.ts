import type { OrderSummary } from '@sangamam/contract/orders/order';

import * as phrases from '#phrases/orders/family/cancel.ts';

/** Whether an order asks for the difference of a change of its registration. */
export function isOfChange({ parentOrderId, bought }: OrderSummary): boolean {
  return parentOrderId !== null && bought.some(({ kind }) => kind === 'CARRIED_OVER');
}

/** What cancelling is called: of a registration, of add-ons, or of the order that asks for the difference of a change. */
export function wordsOf(order: OrderSummary): { title: string; verb: string; done: string } {
  if (order.parentOrderId === null)
    return {
      title: phrases.cancelYourRegistration,
      verb: phrases.cancelRegistration,
      done: phrases.registrationCancelled,
    };
  return isOfChange(order)
    ? { title: phrases.undoThisChange, verb: phrases.undoChange, done: phrases.changeUndone }
    : { title: phrases.cancelTheseAddOns, verb: phrases.cancelAddOns, done: phrases.addOnsCancelled };
}
