import type { Values } from '@sangamam/contract/phrases/values';

export const formsAcceptedSubject = ({ convention }: Values<'convention'>) =>
  `Your consent forms for ${convention} are accepted`;
export const formsAccepted = ({ convention }: Values<'convention'>) =>
  `We have accepted a consent form for everyone under 18 in your registration for ${convention}. There is nothing more to do.`;

export const formReturnedSubject = ({ minor, convention }: Values<'minor' | 'convention'>) =>
  `Please send the consent form for ${minor} again (${convention})`;
export const formReturned = ({ minor, convention }: Values<'minor' | 'convention'>) =>
  `We could not accept the consent form for ${minor} that you sent for ${convention}.`;
export const sendItAgain = 'Please send it again on your Documents page. You can delete the old one there.';
export const yourChild = 'your child';
export const child = 'Child';
export const form = 'Form';
export const why = 'Why';
export const openDocuments = 'Open my documents';

export const pictureHiddenSubject = ({ convention }: Values<'convention'>) =>
  `Your family picture for ${convention}`;
export const pictureHidden = ({ convention }: Values<'convention'>) =>
  `We could not use the family picture that you sent for the souvenir book of ${convention}.`;
export const sendAnother = 'You can send another one on your Documents page.';

export const formsMissingSubject = ({ convention }: Values<'convention'>) =>
  `Consent forms are missing for ${convention}`;
export const formsMissing = ({ convention, day }: Values<'convention' | 'day'>) =>
  `Everyone under 18 needs a signed consent form before ${convention} begins on ${day}. Without it, we cannot admit them.`;
export const missingFor = 'Missing for';
export const blankForm = 'Blank form';
export const howToSendForms =
  'Print and sign the blank form, take a photo of it or scan it, and send it on your Documents page. It takes a few minutes.';
