import type { OrderSummary } from '@sangamam/contract/orders/order';
import { useOutletContext } from 'react-router';

import { isRefusal } from '#web/lib/api/api-error.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';

/** The registration of the current page, as found by its layout. */
export interface RegistrationContext {
  of: RegistrationKey;
  registration: OrderSummary;
  /** All orders of the registrant, the newest first. */
  orders: readonly OrderSummary[];
}

/** The registration that the page is about. */
export function useRegistration(): RegistrationContext {
  return useOutletContext<RegistrationContext>();
}

/** True where a page was refused because there is no such registration (SPEC §8). */
export function isMissingOrder(error: unknown): boolean {
  return isRefusal(error, 'ORDER_NOT_FOUND') || isRefusal(error, 'RQST_PARAMS_INVALID');
}
