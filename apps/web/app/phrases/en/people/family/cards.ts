import type { Values } from '@sangamam/contract/phrases/values';

export const title = 'Food and care';
export const myAccount = 'My account';
export const intro = ({ convention }: Values<'convention'>) =>
  `What the kitchen, the hotel and our care team should know about each of you at ${convention}.`;
export const whoReadsIt =
  'The kitchen and the hotel get numbers. Only the care team reads names. Health notes and emergency contacts are kept sealed, and every look at them is recorded. Everything here is deleted 30 days after the convention.';
export const loading = 'Loading your family…';
export const progress = ({ done, all }: { done: number; all: number }) =>
  done === all ? 'Everybody is filled in. Thank you!' : `${done} of ${all} filled in`;
export const notFilledIn = 'Not filled in yet';
export const nothingSpecial = 'Nothing special';
export const callInEmergency = ({ name, phone }: Values<'name' | 'phone'>) => `Emergency: ${name}, ${phone}`;
export const fillIn = 'Fill in';
export const change = 'Change';
export const cardOf = ({ name }: Values<'name'>) => `Food and care of ${name}`;
export const fillInFor = ({ name }: Values<'name'>) => `Fill in for ${name}`;
export const changeFor = ({ name }: Values<'name'>) => `Change for ${name}`;
export const fromLastTime = 'This is what you told us last time. If it is still right, save it.';
export const unreadable =
  'The health notes and the emergency contact can no longer be read. Please enter them again.';
export const notKept =
  'This site cannot keep health notes and emergency contacts safely yet, so it does not ask for them.';
export const foodNote = 'Anything else for the kitchen';
export const foodNoteHint = 'Other allergies, or how serious they are.';
export const accessNote = 'Anything else for the hotel and the halls';
export const healthNotes = 'Health notes';
export const healthNotesHint = 'Medication, and what a doctor should know. Only the care team reads this.';
export const emergencyName = 'Whom to call in an emergency';
export const emergencyNameHint = 'Somebody who is not traveling with you, if possible.';
export const emergencyPhone = 'Their phone number';
export const mayPhotograph = 'May we take photographs?';
export const mayPrint = 'May the printed book show name and picture?';
export const yes = 'Yes';
export const no = 'No';
export const moreToTell = 'More to tell';
export const moreToTellHint = 'Access needs, health notes';
export const save = 'Save';
export const saving = 'Saving…';
export const saved = ({ name }: Values<'name'>) => `Saved for ${name}`;
export const failed = 'That was not saved. Please try again.';
export const notSentTitle = 'Not sent yet';
export const notSentText = 'You can tell us about each person once your registration is sent.';
export const nobodyAttends = 'Nobody attends with this registration';
export const goToMyAccount = 'Go to My Account';
export const registrationNotFound = 'Registration not found';
export const registrationNotFoundText = 'It is not one of yours, or it no longer exists.';
