import type { Values } from '@sangamam/contract/phrases/values';

export const merge = 'Merge';
export const mergeRegistrations = 'Merge two registrations';
export const intro =
  'People, add-ons and money of the second registration come to the first one. The second one ends, and both families are told by email.';
export const stays = 'Stays';
export const ends = 'Ends';
export const swap = 'Swap';
export const aboutFamilies = ({ first, second }: Values<'first' | 'second'>) =>
  `Merge: ${first} and ${second}`;
export const blockedTitle = "These two can't be merged yet";
export const whoComes = 'Who comes from the second one';
export const nobodyAttends = 'Nobody attends with the second registration.';
export const choose = 'Choose';
export const pleaseChoose = 'Please choose who this is';
export const sameAs = ({ name }: Values<'name'>) => `The same as ${name}`;
export const joinsAs = ({ relationship }: Values<'relationship'>) => `Joins as ${relationship}`;
export const staysOut = 'Does not come along';
export const packageLabel = 'Package of the family';
export const packageKept = ({ name }: Values<'name'>) => `${name} (as it is)`;
export const whatItDoes = 'What changes';
export const chooseFirst = 'Say of everybody who they are, and you see what changes.';
export const working = 'Working out what changes…';
export const joins = 'Will attend';
export const newLines = 'Changes of the price';
export const account = 'Money';
export const before = 'Before';
export const after = 'After';
export const total = 'To pay';
export const received = 'Received';
export const open = 'Still open';
export const over = 'To be returned';
export const moves = ({ amount, number }: Values<'amount' | 'number'>) => `${amount} moves to ${number}.`;
export const staysBehind = ({ amount, number }: Values<'amount' | 'number'>) =>
  `${amount} cannot move and stays with ${number} as refund due.`;
export const awaited = ({ amount, number }: Values<'amount' | 'number'>) =>
  `${amount} was reported for ${number} and is not here yet. When it comes, the treasurer moves it.`;
export const paidSeparately = ({ amount }: Values<'amount'>) =>
  `${amount} is asked for on a bill of its own, because the payment is approved.`;
export const alsoByHand =
  'Travel plan, room, needs and documents of the second registration are not taken over. Its record stays readable.';
export const reason = 'Reason';
export const reasonHint = 'Both families read it in their email.';
export const carryOut = 'Merge the registrations';
export const carryingOut = 'Merging…';
export const done = 'The registrations are merged';
export const notMerged = 'Nothing was merged';
export const lookFirst = 'Please look at what changes, then press the button again.';
export const backToDesk = 'Back without merging';
