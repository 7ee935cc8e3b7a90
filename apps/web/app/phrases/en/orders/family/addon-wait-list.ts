import type { Values } from '@sangamam/contract/phrases/values';

export const howItWorks = ({ hours }: Values<'hours'>) =>
  `Join the wait list of an add-on that is sold out. When enough comes free for your family, we write to you and hold it for ${hours} hours.`;
export const laterText =
  'Some add-ons are sold out. You can join their wait lists on the page of the add-ons once your registration has been sent and paid for.';
export const laterTitle = 'Sold out has a wait list';
export const offeredSoFar = ({ offered }: Values<'offered'>) =>
  offered === 1
    ? '1 was offered to the wait list so far.'
    : `${offered} were offered to the wait list so far.`;
export const noneOfferedYet = 'None was offered to the wait list yet.';
export const joined = ({ name }: Values<'name'>) => `You are on the wait list for ${name}`;
export const youWant = ({ quantity }: Values<'quantity'>) => `You want ${quantity}, all at once.`;
export const youTakeFewer = ({ quantity }: Values<'quantity'>) => `You want ${quantity}, or fewer.`;
export const passedOver =
  'You cannot have it just now: fewer are free than you want, or your registration waits for something else. You keep your place on the wait list.';
export const howMany = 'How many';
export const takesFewer = 'Offer us fewer, too, if not all are free';
export const takesFewerHint =
  'Otherwise you are passed over until all of them are free. You keep your place.';
export const joinText = ({ name }: Values<'name'>) =>
  `When ${name} comes free for your family, we hold it for you and write to you.`;
export const change = 'Change';
export const changeOf = ({ name }: Values<'name'>) => `Change what you want of ${name}`;
export const changed = 'Your wish is changed';
export const save = 'Save';

export const heldForYou = ({ pieces }: Values<'pieces'>) => `Held for you: ${pieces}`;
export const heldUntil = ({ moment }: Values<'moment'>) =>
  `It is held until ${moment}. Choose it, review and send your choice by then; after that it goes to the next family.`;
export const fewerHeld = ({ wanted }: Values<'wanted'>) =>
  `You want ${wanted}. More are not free now; once you have taken these, you can join the wait list again.`;
export const decline = 'Decline it';
export const declineText = ({ pieces }: Values<'pieces'>) =>
  `${pieces} goes to the next family on the wait list, and you leave the list.`;
export const keepIt = 'Keep it';
export const declined = ({ pieces }: Values<'pieces'>) => `You have declined ${pieces}`;
export const takeIt = 'Take it';
export const waitingFor = ({ pieces }: Values<'pieces'>) => `You wait for ${pieces}`;
