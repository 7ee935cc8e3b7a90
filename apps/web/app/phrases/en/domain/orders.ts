import type { Values } from '@sangamam/contract/phrases/values';

export const registrationNumber = 'registration number';
export const copy = ({ name, number }: Values<'name' | 'number'>) => `Copy ${name} ${number}`;
export const notSentYet = 'Not sent yet';
export const unpaid = 'Unpaid';
export const paymentToCheck = 'Payment to check';
export const cancelled = 'Cancelled';
export const confirmed = 'Confirmed';
export const toBeDecided = 'To be decided';
export const approved = 'Approved';
export const rejected = 'Rejected';
export const reported = 'Reported';
export const received = 'Received';
export const declined = 'Declined';
export const registrationPending = 'Registration pending';
export const registrationApproved = 'Registration approved';
export const registrationRejected = 'Registration rejected';
