import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const notReported = 'Registrations without a reported payment';
export const orderCount = (count: number) =>
  plural(count, { one: '1 registration or add-on order', other: `${count} registrations and add-on orders` });
export const searchLabel = 'Search by name, number or email';
export const nothingHere = 'Nothing is unreported here';
export const everyFamilyHasReported =
  'Nothing matches your search, or every family that has something to pay has reported a payment.';
export const toPay = 'To pay';
export const decision = 'Decision';
export const convention = 'Convention';
export const sent = 'Sent';
export const addOnsOnly = 'Add-ons only';
export const actions = 'Actions';
export const recordMoney = 'Record money';
export const recordMoneyOf = ({ registrantName, tmpConvRegNo }: Values<'registrantName' | 'tmpConvRegNo'>) =>
  `Record money of ${registrantName}, ${tmpConvRegNo}`;
export const howItCame = 'How it came';
export const record = 'Record';
export const wholeDollarsWithoutFee = 'Whole dollars. It can be less or more than is due.';
export const recordText =
  'The family has not reported this payment. It is recorded now, and approved afterwards like any other.';
