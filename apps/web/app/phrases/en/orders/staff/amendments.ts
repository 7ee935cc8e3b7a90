import type { Values } from '@sangamam/contract/phrases/values';

export const changeTheRegistration = 'Change the registration';
export const doesNotFit = 'The package does not fit these people. Please choose another one.';
export const whatItDoes = 'What changes';
export const nothingChanged = 'Nothing yet. Change the people, the package or the add-ons.';
export const working = 'Working out what changes…';
export const joins = 'Will attend';
export const leaves = 'Will no longer attend';
export const newRequest = 'The special request changes.';
export const newLines = 'Changes of the price';
export const paidSeparately = ({ amount }: Values<'amount'>) =>
  `The family is asked to pay ${amount} on a bill of its own. The registration stays as it is meanwhile.`;
export const consentNeeded = ({ names }: { names: readonly string[] }) =>
  `A consent form is needed for ${names.join(', ')}.`;
export const concerns = {
  HOTEL: 'The family has a hotel booking: tell the hotel desk.',
  SHUTTLE: 'The family has seats on a shuttle: tell the transport desk.',
  BADGES:
    'Badges are printed already: print those of people who join, and take out those of people who leave.',
} as const;
export const officeTitle = 'Relationships, currency, due date';
export const officeHint = 'What only the office changes';
export const relationshipOf = ({ name }: Values<'name'>) => `Relationship of ${name}`;
export const isRelated = ({ name, before, after }: Values<'name' | 'before' | 'after'>) =>
  `${name}: ${after}, not ${before}`;
export const currency = 'Currency';
export const currencyHint =
  'For a family that has moved. Possible until a payment is reported; nothing is converted.';
export const currencyNames = { USD: 'US dollars', CAD: 'Canadian dollars' } as const;
export const currencyChanges = ({ before, after }: Values<'before' | 'after'>) =>
  `The registration is priced in ${after}, not in ${before}.`;
export const dueDate = 'Payment should arrive by';
export const dueDateHint = 'Reminders follow the new day.';
export const dueDateOfTreasurer = 'The day of the payment is moved by a treasurer.';
export const newDueDate = ({ day }: Values<'day'>) => `The payment should arrive by ${day}.`;
export const doNotCharge = 'Do not charge the difference';
export const doNotChargeHint = 'The family does not pay it; your reason stands beside it.';
export const keepAFee = ({ currency }: Values<'currency'>) => `Keep a fee, whole dollars (${currency})`;
export const termsKeep = ({ fee, until }: Values<'fee' | 'until'>) =>
  `The cancellation terms keep ${fee} (cancelled by ${until}).`;
export const termsKeepAll = ({ fee }: Values<'fee'>) =>
  `Their last date has passed: the cancellation terms keep everything, ${fee}.`;
export const keepThis = 'Keep this';
export const keepAFeeHint = 'Of what the family would get back. Empty keeps nothing.';
export const reason = 'Reason';
export const reasonHint = 'The family reads it in the email and in its history.';
export const familyTold = 'The family is told by email what changed and what is to be paid.';
export const carryOut = 'Change the registration';
export const carryingOut = 'Changing the registration…';
export const done = 'The registration is changed';
export const lookFirst = 'Please look at what changes, then press the button again.';
export const backWithoutChange = 'Back without a change';
export const notChanged = 'The registration was not changed';
export const cannotBeChanged = 'This registration cannot be changed';
export const cannotBeChangedText =
  'It was not sent yet, or it is cancelled or rejected. An add-on order is changed with its registration.';
