import type { Values } from '@sangamam/contract/phrases/values';

type Offer = Values<'packageName' | 'convention'>;

export const offeredSubject = ({ packageName, convention }: Offer) =>
  `A place is held for you: ${packageName}, ${convention}`;
export const offered = ({ packageName, convention }: Offer) =>
  `Good news: a place in the package ${packageName} for ${convention} is free, and it is held for your family.`;
export const whatToDo =
  'Please choose the package in your registration and send it in time. You can change the rest of your registration before that, too.';
export const heldUntil = 'Held until';
export const takeThePlace = 'Take the place';
export const orDecline =
  'If you no longer need the place, please decline it on the same page: the next family on the wait list is glad of it.';

export const remindedSubject = ({ packageName, convention }: Offer) =>
  `Your place is still held: ${packageName}, ${convention}`;
export const reminded = ({ packageName, convention }: Offer) =>
  `A place in the package ${packageName} for ${convention} is held for your family, and half of the time is over.`;

export const expiredSubject = ({ packageName, convention }: Offer) =>
  `The offered place has gone on: ${packageName}, ${convention}`;
export const expired = ({ packageName, convention }: Offer) =>
  `The place in the package ${packageName} for ${convention} was not taken in time and went to the next family on the wait list.`;
export const expiredWhatNext =
  'Your registration is kept. You can join the wait list again, at the end, or choose another package.';

export const closedSubject = ({ packageName, convention }: Offer) =>
  `The wait list has closed: ${packageName}, ${convention}`;
export const closed = ({ packageName, convention }: Offer) =>
  `Registration for ${convention} has ended, and no place in the package ${packageName} came free for your family. We are sorry.`;
export const closedWhatNext = 'Please write to us if you have questions.';

export const removedSubject = ({ packageName, convention }: Offer) =>
  `You are no longer on the wait list: ${packageName}, ${convention}`;
export const removed = ({ packageName, convention }: Offer) =>
  `The officers of the association have taken your family off the wait list for the package ${packageName} of ${convention}.`;
export const seeTheWaitList = 'See my registration';
