import type { Values } from '@sangamam/contract/phrases/values';

export const askToCancel = 'Ask to cancel';
export const askTitle = 'Ask to cancel your registration?';
export const wholeFamily = ({ name, people }: Values<'name' | 'people'>) =>
  `Your whole family would be taken off ${name}: ${people}.`;
export const addOnsToo = 'Add-ons would be cancelled too.';
export const officersDecide =
  'The officers decide and write to you. Until then nothing changes, and you can take the request back.';
export const moneyToday = 'If you ask today';
export const received = 'Received from you';
export const onItsWay = 'Reported and not here yet';
export const keptByTerms = 'Kept by the cancellation terms';
export const comesBack = 'You would get back';
export const noTerms =
  'This convention has no cancellation terms. The officers decide what is given back and write to you.';
export const termsOfToday = 'The day on which you ask counts, however long the officers take.';
export const afterLastDate = 'The last date with a refund has passed, so nothing would be given back.';
export const askUntil = ({ day }: Values<'day'>) => `You can ask until ${day}.`;
export const reason = 'Reason';
export const asking = 'Sending…';
export const notAsked = 'Your request was not sent';
export const keepIt = 'Keep it';
export const asked = 'Your request is on its way to the officers';

export const youAsked = ({ day }: Values<'day'>) => `You asked to cancel on ${day}`;
export const waitsForOfficers =
  'The officers will write to you. Until then your registration and your places stay as they are.';
export const keptFee = ({ money }: Values<'money'>) => `The cancellation terms of that day keep ${money}.`;
export const takeBack = 'Take the request back';
export const takeBackTitle = 'Take your request to cancel back?';
export const takeBackText = 'Your registration and your places stay as they are.';
export const takenBack = 'Your request is taken back';
export const declined = ({ day }: Values<'day'>) => `The officers declined your request on ${day}`;
