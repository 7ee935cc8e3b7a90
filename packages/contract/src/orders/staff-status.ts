import type { OrderStatus, RegistrationStatus } from './order-status.ts';

/**
 * How an order stands for staff: what it waits for, in one word. `SUBMITTED` and `PENDING_FOR_APPROVAL` of the
 * specification say the same of an order that the registrar and one that the treasurer has to look at; these tell them
 * apart.
 */
export const staffStatuses = [
  'INCOMPLETE',
  'TO_BE_DECIDED',
  'UNPAID',
  'PAYMENT_TO_CHECK',
  'CONFIRMED',
  'REJECTED',
  'CANCELLED',
] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/** The status for staff, of the order status and the officers' decision. */
export function staffStatus(status: OrderStatus, registrationStatus: RegistrationStatus | null): StaffStatus {
  if (status === 'CANCELLED' || status === 'INCOMPLETE') return status;
  if (registrationStatus === 'REG_REJECTED') return 'REJECTED';
  if (registrationStatus !== 'REG_APPROVED') return 'TO_BE_DECIDED';
  if (status === 'CONFIRMED') return status;
  return status === 'PENDING_FOR_APPROVAL' ? 'PAYMENT_TO_CHECK' : 'UNPAID';
}
