import { paymentTypeNames, type RefundMethod } from '@sangamam/contract/ledger/terms/payment-methods';
import type { Values } from '@sangamam/contract/phrases/values';

export const amount = 'Amount';
export const sentBy = 'Sent by';
export const reference = 'Reference';
export const keptFee = 'Kept by the association';
export const keptBecause = 'Reason';
export const seeMyRegistration = 'See my registration';
export const methods: Readonly<Record<RefundMethod, string>> = paymentTypeNames;

export const sentSubject = ({ convention }: Values<'convention'>) => `Your refund for ${convention}`;
export const sent = ({ amount, convention }: Values<'amount' | 'convention'>) =>
  `We have sent ${amount} of what you paid for ${convention} back to you.`;
export const sentNext =
  "Zelle arrives within a few days, a check by mail within about two weeks. If it doesn't arrive, please write to us.";

export const sentNextByPaypal =
  "PayPal gives it back to the account or card that you paid with, within a few days. If it doesn't arrive, please write to us.";

export const failedSubject = ({ convention }: Values<'convention'>) =>
  `Your refund for ${convention} came back to us`;
export const failed = ({ amount, convention }: Values<'amount' | 'convention'>) =>
  `The refund of ${amount} that we had sent you for ${convention} came back to us. Your money is safe with us.`;
export const failedNext =
  'The treasurer will send it again. If your address or your Zelle email has changed, please write to us.';

export const keptSubject = ({ convention }: Values<'convention'>) =>
  `What becomes of your money for ${convention}`;
export const kept = ({ amount, convention }: Values<'amount' | 'convention'>) =>
  `Of what you paid for ${convention}, ${amount} is kept and nothing comes back.`;
export const keptNext = "If this isn't what you expected, please write to us.";

export const donatedSubject = ({ convention }: Values<'convention'>) =>
  `Thank you for your donation to ${convention}`;
export const donated = ({ amount, convention }: Values<'amount' | 'convention'>) =>
  `Thank you: you are giving us ${amount} of what you paid for ${convention}, instead of having it sent back.`;
export const donatedNext =
  "You don't need to do anything. If this isn't what you wanted, please write to us.";
