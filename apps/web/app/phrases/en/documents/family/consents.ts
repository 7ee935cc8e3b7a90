import type { Values } from '@sangamam/contract/phrases/values';

export const custodianConsentForms = 'Custodian consent forms';
export const intro =
  'Everyone under 18 needs a signed form. It says which adult is responsible for them at the convention.';
export const downloadTheBlankForm = 'Open the blank form';
export const blankFormMissing = 'The blank form is not available yet. Please come back later.';
export const noFormIsNeeded = 'No form is needed';
export const noFormNeededText = 'Nobody who attends with this registration is under 18.';
export const uploadAnotherForm = 'Upload a form anyway';
export const sendAForm = 'Send a form';
export const chooseAChild = 'Choose a child';
export const whoIsResponsible = 'Which adult is responsible?';
export const chooseAnAdult = 'Choose an adult';
export const chooseForms = 'Choose files';
export const orDropThemHere = 'or drop them here';
export const photosOrPdfs = 'Photos or PDFs (jpg, jpeg, png, gif, pdf)';
export const fileSizeHint = ({ megabytes }: { megabytes: number }) => `Each file below ${megabytes} MB`;
export const children = 'Children and their forms';
export const noFormYet = 'No form yet';
export const whoIsResponsibleFor = ({ name }: Values<'name'>) => `Which adult is responsible for ${name}?`;
export const chooseAdultFirst = 'Please choose the adult first.';
export const chooseFormFor = ({ name }: Values<'name'>) => `Choose the form for ${name}`;
export const sendAnotherFor = ({ name }: Values<'name'>) => `Send another form for ${name}`;
export const formsSentOf = ({ sent, count }: Readonly<Record<'sent' | 'count', number>>) =>
  count === 1 ? 'The form is still missing' : `${sent} of ${count} forms sent`;
export const stillMissing = ({ names }: { names: string }) => `Still missing: ${names}`;
export const filesOnTheirWay = 'Files being sent';
export const sending = ({ name }: Values<'name'>) => `Sending ${name}`;
export const waiting = 'Waiting';
export const notSent = 'Not sent';
export const tryAgain = 'Try again';
export const tryAgainWith = ({ name }: Values<'name'>) => `Try again with ${name}`;
export const remove = ({ name }: Values<'name'>) => `Remove ${name}`;
export const formsYouSent = 'Forms you sent';
export const nothingSentYet = 'You have not sent a form yet.';
export const formFor = ({ minor, adult }: Values<'minor' | 'adult'>) =>
  `For ${minor} · responsible: ${adult}`;
export const formWithoutChild = ({ adult }: Values<'adult'>) => `Child not named · responsible: ${adult}`;
export const childLabel = 'Who is this form for?';
export const formsNameNobody = ({ count }: Readonly<Record<'count', number>>) =>
  count === 1
    ? 'One form that you sent is not counted yet: choose below which child it is for.'
    : `${count} forms that you sent are not counted yet: choose below which child each is for.`;
export const childSaved = 'Saved whom the form is for.';
export const sentOn = ({ day, size }: Values<'day' | 'size'>) => `Sent on ${day} · ${size}`;
export const newTabHint = 'opens in a new tab';
export const deleteForm = 'Delete';
export const removeFile = 'Remove';
export const deleteFormNamed = ({ name }: Values<'name'>) => `Delete ${name}`;
export const deleteThisForm = 'Delete this form?';
export const deleteFormText = ({ name, minor }: Values<'name' | 'minor'>) =>
  `${name}, for ${minor}, is deleted for good.`;
export const deleteFileText = ({ name }: Values<'name'>) => `${name} is deleted for good.`;
export const formDeleted = 'The form was deleted.';
export const accepted = 'Accepted';
export const beingChecked = 'Being checked';
export const returned = 'Please send again';
export const sentAgain = 'Sent again';
export const whyReturned = ({ reason }: Values<'reason'>) => `Why it came back: ${reason}`;
export const nothingMissing = 'We have a form for everyone who needs one.';
export const cancelledTakesNoForms =
  'This registration is cancelled. You can delete forms, but not send any.';
