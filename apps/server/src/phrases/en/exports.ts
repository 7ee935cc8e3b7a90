import type { OrderStatus, RegistrationStatus } from '@sangamam/contract/orders/order-status';
import type { AccountState } from '@sangamam/contract/people/admin/people-admin-endpoints';
import type { Values } from '@sangamam/contract/phrases/values';

export const registrations = 'Registrations';
export const peopleOfRegistrations = 'People of registrations';
export const people = 'People';

export const yes = 'Yes';
export const no = 'No';

export const statusNames: Readonly<Record<OrderStatus, string>> = {
  INCOMPLETE: 'Not sent yet',
  SUBMITTED: 'Submitted',
  PAYMENT_NOT_DONE: 'Payment open',
  PENDING_FOR_APPROVAL: 'Waiting for approval',
  CANCELLED: 'Cancelled',
  CONFIRMED: 'Confirmed',
};

export const decisionNames: Readonly<Record<RegistrationStatus, string>> = {
  PENDING_REG_APPROVAL: 'To be decided',
  REG_APPROVED: 'Approved',
  REG_REJECTED: 'Rejected',
};

export const accountNames: Readonly<Record<AccountState, string>> = {
  ACTIVE: 'Active',
  UNVERIFIED: 'Not verified',
  SUSPENDED: 'Suspended',
  CLOSED: 'Closed',
};

export const addonLine = ({ title, quantity }: Values<'title'> & { quantity: number }) =>
  quantity === 1 ? title : `${title} × ${quantity}`;
