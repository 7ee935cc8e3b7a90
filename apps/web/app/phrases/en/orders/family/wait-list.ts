import type { Values } from '@sangamam/contract/phrases/values';

export const waitList = 'Wait list';
export const howItWorks = ({ hours }: Values<'hours'>) =>
  `Join the wait list of a package that is sold out. When a place comes free for your family, we write to you and hold it for ${hours} hours. Until then your registration is kept as it is.`;
export const familiesWaiting = ({ waiting }: Values<'waiting'>) =>
  waiting === 1 ? '1 family waits.' : `${waiting} families wait.`;
export const nobodyWaits = 'Nobody waits yet.';
export const offeredSoFar = ({ offered }: Values<'offered'>) =>
  offered === 1
    ? '1 place has been offered to the wait list so far.'
    : `${offered} places have been offered to the wait list so far.`;
export const noneOfferedYet = 'No place has been offered to the wait list yet.';
export const join = 'Join the wait list';
export const joinOf = ({ name }: Values<'name'>) => `Join the wait list for ${name}`;
export const joining = 'Joining …';
export const joined = ({ name }: Values<'name'>) => `You are on the wait list for ${name}`;
export const yourPlace = ({ place, waiting }: Values<'place' | 'waiting'>) =>
  `You are number ${place} of ${waiting} on the wait list.`;
export const passedOver =
  'Your people may not take this package as they are now, so you are passed over. You keep your place on the wait list.';
export const leave = 'Leave the wait list';
export const leaveOf = ({ name }: Values<'name'>) => `Leave the wait list for ${name}`;
export const leaveText = ({ name }: Values<'name'>) =>
  `You lose your place on the wait list for ${name}. If you join again later, you start at its end.`;
export const stay = 'Stay on it';
export const left = ({ name }: Values<'name'>) => `You have left the wait list for ${name}`;

export const heldForYou = ({ name }: Values<'name'>) => `A place in ${name} is held for you`;
export const heldUntil = ({ moment }: Values<'moment'>) =>
  `It is held until ${moment}. Choose the package and send your registration by then; after that the place goes to the next family.`;
export const chooseOffered = ({ name }: Values<'name'>) => `Choose ${name}`;
export const takeThePlace = 'Take the place';
export const decline = 'Decline the place';
export const declineText = ({ name }: Values<'name'>) =>
  `The place in ${name} goes to the next family on the wait list, and you leave the list.`;
export const keepThePlace = 'Keep the place';
export const declined = ({ name }: Values<'name'>) => `You have declined the place in ${name}`;
export const waitingFor = ({ name }: Values<'name'>) => `You wait for a place in ${name}`;
export const seeTheWaitList = 'See the wait list';
