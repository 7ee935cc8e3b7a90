import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const theQueue = 'The queue';
export const previous = 'Previous';
export const next = 'Next';
/** `left` registrations come after this one, the next one among them. */
export const nextNamed = ({ name, left }: { name: string; left: number }) => `Next: ${name} (${left} left)`;
export const allDone = 'All done. Nothing is left in this list.';
export const endOfTheList = ({ count }: { count: number }) =>
  `The end of the list. ${plural(count, { one: '1 registration is', other: `${count} registrations are` })} left before this one.`;
export const notInThisList = 'No longer in this list';
export const continueAfterDecision = 'Open the next one after a decision';
export const ofInThisList = ({ place, total }: Values<'place' | 'total'>) =>
  `${place} of ${total} in this list`;
export const nextRegistration = 'Next registration';
export const previousRegistration = 'Previous registration';
export const backToTheList = 'Back to the list';
export const rejectOrReopen = 'Reject, or reopen a rejected one';
export const askFamily = 'Ask the family by email';
export const writeANote = 'Write a note';
