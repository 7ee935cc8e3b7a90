import type { Values } from '@sangamam/contract/phrases/values';

export const care = 'Care';
export const clear = 'Clear';
export const more = 'More';
export const history = 'History';
export const loadingHistory = 'Loading the history…';
export const nobodyDidAnything = 'Nobody has done anything here yet.';
/** What was done with a message beyond its care. */
export const answeredByEmail = 'Answered by email';
export const messageClosed = 'Message closed';
export const messageReopened = 'Message reopened';
export const askByEmail = 'Ask by email';
export const askTheFamily = 'Ask the family';
export const yourQuestion = 'Your question';
export const questionHint = ({ email }: Values<'email'>) =>
  `Sent to ${email} by email, with a link to answer. The registration waits for the family for 7 days.`;
export const send = 'Send';
export const questionSent = 'Question sent';
export const mayBeRegisteredTwice = 'May be registered twice';
export const and = 'and ';
export const inLabel = ({ otherName, otherTmpConvRegNo }: Values<'otherName' | 'otherTmpConvRegNo'>) =>
  `${otherName} in ${otherTmpConvRegNo}`;
export const ofSame = ({ otherRegistrantName, same }: Values<'otherRegistrantName' | 'same'>) =>
  `of ${otherRegistrantName}: same ${same}.`;
export const notTheSamePerson = 'Not the same person';
export const notRegisteredTwice = 'Checked: not registered twice';
export const markedNotTheSame = 'Not the same person.';
export const undo = 'Undo';
/** What a button does, for people who do not see beside whom it stands. */
export const aboutPair = ({ verb, name, otherName }: Values<'verb' | 'name' | 'otherName'>) =>
  `${verb}: ${name} and ${otherName}`;
export const noLongerDuplicates = 'One of the two has changed. They no longer look like the same person.';
export const thatDidntWork = "That didn't work";
export const mergeWith = ({ number, registrant }: Values<'number' | 'registrant'>) =>
  `Merge with ${number} (${registrant})`;
