import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const title = 'Change your registration';
export const myAccount = 'My account';
export const about = ({ number, convention }: Values<'number' | 'convention'>) => `${number} · ${convention}`;
export const loading = 'Loading your registration…';
export const notFound = 'Registration not found';
export const notFoundText = 'It is not in this account.';
export const notPossible = 'This registration cannot be changed';
export const notPossibleText = 'It was not sent yet, or it is cancelled or was not approved.';
export const toMyAccount = 'Go to My Account';
export const closed = 'Changes are closed';
export const closedText = 'Registrations can no longer be changed here. Please write to the officers.';
export const changesUntil = ({ day }: Values<'day'>) => `You can change it here until ${day}.`;

export const who = 'Who attends';
export const whoHint = 'Untick those who no longer come.';
export const addSomebody = 'Add a person';
export const fromEarlier = 'Who came before';
export const addedNow = 'new';
export const removeNewcomer = ({ name }: Values<'name'>) => `Do not add ${name}`;
export const packageTitle = 'Package';
export const packageHint = 'Another package costs what it costs today.';
export const packageHeld = ({ name }: Values<'name'>) => `${name}, as now`;
export const placesLeft = ({ left }: { left: number }) =>
  left > 0 ? plural(left, { one: '1 place left', other: `${left} places left` }) : 'sold out';
export const doesNotFit = 'The package does not fit these people. Please choose another one.';
export const addOns = 'Add-ons';
export const noAddOns = 'None yet';
export const addOnsHint = 'What stays keeps its price; what is new costs what it costs today.';
export const noLongerOffered = 'no longer on offer';
export const specialRequest = 'Special request';
export const note = 'Note to the officers';
export const noteHint = 'Anything they should know about this change.';

export const whatChanges = 'What changes';
export const nothingYet = 'Nothing yet. Change the people, the package or the add-ons.';
export const working = 'Working out what changes…';
export const joins = 'Will come';
export const leaves = 'Will not come';
export const newRequest = 'Your special request changes.';
export const changesOfPrice = 'Changes of the price';
export const priceNow = 'Price now';
export const priceThen = 'Price then';
export const stillToPay = 'Still to pay';
export const comesBack = 'Comes back to you';
export const keptFee = ({ fee }: Values<'fee'>) => `The cancellation terms keep ${fee}.`;
export const paidSeparately = ({ amount }: Values<'amount'>) =>
  `You pay ${amount} separately; your registration stays as it is meanwhile.`;
export const consentNeeded = ({ names }: Values<'names'>) => `A consent form is needed for ${names}.`;
export const roomIsBooked = 'Your hotel room is booked: the hotel desk looks at it again.';
export const shuttleIsBooked = 'Your seats on the shuttle stay as they are: please check your travel plan.';
export const isAsked =
  'The officers look at this change first. Your registration stays as it is until they answer.';
export const isMade = 'This change is made at once.';

export const sendRequest = 'Ask for this change';
export const sending = 'Sending…';
export const changeNow = 'Change my registration';
export const changing = 'Changing…';
export const goBack = 'Back without a change';
export const notSent = 'The change was not sent';
export const lookFirst = 'Please look at what changes, then press the button again.';
export const requestSent = 'Sent: the officers will answer you by email';
export const changed = 'Your registration is changed';

export const requestTitle = 'You asked for a change';
export const requestedOn = ({ day }: Values<'day'>) =>
  `Sent on ${day}. The officers will answer you by email.`;
export const seeRequest = 'See the request';
export const newPackage = 'New package';
export const otherAddOns = 'Another choice of add-ons';
export const takeBack = 'Take the request back';
export const takenBack = 'You took the request back';
export const takeBackQuestion = 'Take the request back?';
export const takeBackText = 'The officers will not see it any more. You can ask again later.';
export const keepIt = 'Keep it';
export const declinedTitle = 'Your last request was declined';

export const somethingElse = 'Something else?';
export const somethingElseText = 'Say in your own words what should change.';
