import type { Values } from '@sangamam/contract/phrases/values';

type OfConvention = Values<'order' | 'convention'>;

export const onItsWay = 'Reported and not here yet';
export const keptByTerms = 'Kept by the cancellation terms';
export const comesBack = 'Given back';
export const officersDecide = 'The officers will write to you';

export const askedSubject = ({ order, convention }: OfConvention) =>
  `We have your request to cancel your ${order} for ${convention}`;
export const asked = ({ order, convention }: OfConvention) =>
  `You asked us to cancel your ${order} for ${convention}. The officers will look at it and write to you.`;
export const askedWhatNext =
  'Until then nothing changes and your places stay yours. What is kept is what the terms say today, however long we take. You can take the request back on My Account.';

export const cancelledAsAsked = ({ order, convention, day }: OfConvention & Values<'day'>) =>
  `Your ${order} for ${convention} is cancelled, as you asked on ${day}.`;
export const officersWrite = 'The officers write';
export const refundNext =
  'The treasurer sends what is given back and writes to you then. Money that is still on its way is given back once it has come.';
export const nothingComesBack =
  'By the cancellation terms nothing is given back. Please write to us if you have questions.';

export const declinedSubject = ({ order, convention }: OfConvention) =>
  `Your ${order} for ${convention} is not cancelled`;
export const declined = ({ order, convention, day }: OfConvention & Values<'day'>) =>
  `On ${day} you asked us to cancel your ${order} for ${convention}. The officers have declined that, and your ${order} stays as it is.`;
export const declinedWhatNext = 'Please write to us if you have questions.';
