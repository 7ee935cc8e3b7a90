import type { Values } from '@sangamam/contract/phrases/values';

export const committee = 'Committee';
export const contactUs = 'Contact us';
export const contactDescription = "Write to the convention team. We'll answer by email.";
export const contactIntro = "Questions, ideas, corrections? Write to us and we'll answer by email.";
export const alsoWriteTo = ' You can also write to';
export const participantsOf = ({ name }: Values<'name'>) => `Participants of ${name}`;
export const participantsOfOnPage = ({ name, page }: Values<'name' | 'page'>) =>
  `Participants of ${name}, page ${page}`;
export const participants = 'Participants';
export const participantsDescriptionFor = ({ name }: Values<'name'>) =>
  `The families that meet at ${name}: the confirmed adults, unless their family asked not to be listed.`;
export const participantsDescription =
  'The families that meet at our conventions: the confirmed adults, unless their family asked not to be listed.';
export const conventionParticipants = 'Convention participants';
export const participantsIntro =
  'Confirmed adults, unless their family asked not to be listed. Children are never shown.';
export const questionsAndAnswers = 'Questions and answers';
export const inRegisterYourFamily = ({
  name,
  startDate,
  location,
}: Values<'name' | 'startDate' | 'location'>) =>
  `${name}, ${startDate} in ${location}. Register your family.`;
export const preview = 'Preview';
export const draftNote = 'This is a draft. Visitors don’t see it.';
export const thisPreviewHasExpired = 'This preview has expired';
export const previewExpiredText = 'Links to a draft work for 15 minutes. Ask the editor for a new one.';
export const privacyPolicy = 'Privacy policy';
export const termsOfUse = 'Terms of use';
export const programme = 'Programme';
export const hotelAndTravel = 'Hotel & travel';
