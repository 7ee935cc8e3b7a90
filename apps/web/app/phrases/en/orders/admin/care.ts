import type { Values } from '@sangamam/contract/phrases/values';

export const askByEmail = 'Ask by email';
export const writeANote = 'Write a note';
export const askTheFamily = 'Ask the family';
export const yourQuestion = 'Your question';
export const sentToByEmailWithThe = ({ email }: Values<'email'>) =>
  `Sent to ${email} by email, with the registration number. They answer by email.`;
export const send = 'Send';
export const yourQuestionIsOnItsWay = 'Your question is on its way';
export const note = 'Note';
export const registrarsReadItInTheHistory = 'Registrars read it in the history. The family does not.';
export const saveNote = 'Save note';
export const theNoteIsKept = 'The note is kept';
export const mayBeRegisteredTwice = 'May be registered twice';
export const and = 'and ';
export const inLabel = ({ otherName, otherTmpConvRegNo }: Values<'otherName' | 'otherTmpConvRegNo'>) =>
  `${otherName} in ${otherTmpConvRegNo}`;
export const ofSame = ({ otherRegistrantName, same }: Values<'otherRegistrantName' | 'same'>) =>
  `of ${otherRegistrantName}: same ${same}.`;
export const birthDate = 'birth date';
export const thisWasNotDone = 'This was not done';
export const cancel = 'Cancel';
