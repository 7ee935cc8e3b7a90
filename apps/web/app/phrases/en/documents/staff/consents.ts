import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const consentForms = 'Consent forms';
export const formsToCheck = 'Forms that families sent, the oldest first.';
export const missingForms = 'Missing forms';
export const missingFormsIntro =
  'Minors of active registrations without a form that was accepted or waits for its check.';
export const allForms = 'All forms';
export const formCount = (total: number) => plural(total, { one: `1 form`, other: `${total} forms` });
export const missingCount = (total: number) =>
  plural(total, { one: `1 missing form`, other: `${total} missing forms` });
export const searchLabel = 'Search by name or number';
export const state = 'State';
export const toCheck = 'To check';
export const accepted = 'Accepted';
export const returned = 'Returned';
export const convention = 'Convention';
export const minor = 'Minor';
export const minorWithAge = ({ name, age }: Values<'name' | 'age'>) => `${name} (${age})`;
export const responsible = 'Responsible adult';
export const registration = 'Registration';
export const sent = 'Sent';
export const nothingHere = 'No forms here';
export const nothingToCheck = 'There is no form that matches. New ones appear here as families send them.';
export const nobodyMissing = 'Nobody is missing a form';
export const everybodyHasOne = 'Every minor who matches has a form that is accepted or waits for its check.';
export const childNotNamed = 'Child not named';
export const childLabel = 'Who is the form for?';
export const chooseAChild = 'Choose a child';
export const countsForNobody =
  'The family has not said which child this form is for. Choose the child, and then you can accept it.';
export const childSaved = 'Saved whom the form is for.';
export const returnTextWithoutChild = ({ family }: Values<'family'>) =>
  `${family} is asked by email to send the form again.`;
export const why = 'Why';
export const notSent = 'Not sent yet';
export const returnedNotSentAgain = 'Returned, not sent again';
export const email = 'Email';
export const formOf = ({ name }: Values<'name'>) => `Consent form for ${name}`;
export const notFoundTitle = 'There is no such form';
export const file = 'File';
export const openFile = 'Open the file';
export const downloadThePdf = 'Download the PDF';
export const pictureOfTheForm = 'Photo of the form';
export const decided = 'Decided';
export const decidedBy = ({ day, name }: Values<'day' | 'name'>) => `${day} by ${name}`;
export const reason = 'Reason';
export const accept = 'Accept';
export const returnToFamily = 'Return to family';
export const takeBack = 'Take acceptance back';
export const returnThisForm = 'Return this form?';
export const returnText = ({ family, minor }: Values<'family' | 'minor'>) =>
  `${family} is asked by email to send the form for ${minor} again.`;
export const theFamilyReadsIt = 'The family reads this.';
export const formAccepted = 'The form is accepted.';
export const formReturned = 'The form was returned. The family gets an email.';
export const acceptanceTakenBack = 'The acceptance was taken back.';
export const nextForm = 'Next form to check';
