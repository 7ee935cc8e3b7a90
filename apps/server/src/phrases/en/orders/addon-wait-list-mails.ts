import type { Values } from '@sangamam/contract/phrases/values';

type Offer = Values<'pieces' | 'convention'>;

export const offeredSubject = ({ pieces, convention }: Offer) => `Held for you: ${pieces}, ${convention}`;
export const offered = ({ pieces, convention }: Offer) =>
  `Good news: ${pieces} for ${convention} came free and is held for your family.`;
export const whatToDo =
  'Please add it to your registration in time: choose it on the page of the add-ons, then review and send your choice.';
export const takeIt = 'Take it';
export const orDecline =
  'If you no longer need it, please decline it on the same page: the next family on the wait list is glad of it.';

export const remindedSubject = ({ pieces, convention }: Offer) =>
  `Still held for you: ${pieces}, ${convention}`;
export const reminded = ({ pieces, convention }: Offer) =>
  `${pieces} for ${convention} is held for your family, and half of the time is over.`;

export const expiredSubject = ({ pieces, convention }: Offer) =>
  `No longer held for you: ${pieces}, ${convention}`;
export const expired = ({ pieces, convention }: Offer) =>
  `${pieces} for ${convention} was not taken in time and went to the next family on the wait list.`;
export const expiredWhatNext =
  'Your registration is as it was. You can join the wait list again, at the end.';

export const closedSubject = ({ pieces, convention }: Offer) =>
  `The wait list has closed: ${pieces}, ${convention}`;
export const closed = ({ pieces, convention }: Offer) =>
  `${pieces} for ${convention} did not come free for your family in time. We are sorry.`;

export const removedSubject = ({ pieces, convention }: Offer) =>
  `You are no longer on the wait list: ${pieces}, ${convention}`;
export const removed = ({ pieces, convention }: Offer) =>
  `The officers of the association have taken your family off the wait list for ${pieces} at ${convention}.`;
export const seeTheWaitList = 'See the add-ons';
