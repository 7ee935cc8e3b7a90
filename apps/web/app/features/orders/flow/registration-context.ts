import type { OrderSummary } from '@sangamam/contract/orders/order';
import { useOutletContext } from 'react-router';

import { isRefusal } from '#web/lib/api/api-error.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import type { RegistrationStep } from './registration-stepper.tsx';

/** Which registration a page of the flow is about, as its layout found it. */
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

/** What a page of the flow tells the layout, which shows the page's place while it waits. */
export interface FlowHandle {
  title: string;
  step: RegistrationStep;
  narrow?: boolean;
}

/** True where a page was refused because there is no such registration (SPEC §8). */
export function isMissingOrder(error: unknown): boolean {
  return isRefusal(error, 'ORDER_NOT_FOUND') || isRefusal(error, 'RQST_PARAMS_INVALID');
}
