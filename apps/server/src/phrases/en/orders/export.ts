import type { RegistrationStatus } from '@sangamam/contract/orders/order-status';
import type { StaffStatus } from '@sangamam/contract/orders/staff-status';
import type { AccountState } from '@sangamam/contract/people/directory/people-admin-endpoints';
import type { Values } from '@sangamam/contract/phrases/values';

export const registrations = 'Registrations';
export const peopleOfRegistrations = 'People of registrations';
export const people = 'People';

export const yes = 'Yes';
export const no = 'No';

export const statusNames: Readonly<Record<StaffStatus, string>> = {
  INCOMPLETE: 'Not sent yet',
  TO_BE_DECIDED: 'To be decided',
  UNPAID: 'Unpaid',
  PAYMENT_TO_CHECK: 'Payment to check',
  CONFIRMED: 'Confirmed',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
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
