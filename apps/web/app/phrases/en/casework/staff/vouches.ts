import type { AgeGroup } from '@sangamam/contract/arrival/desk/age-group';
import type { VouchAnswer, VouchState } from '@sangamam/contract/casework/vouches/vouch';
import type { Values } from '@sangamam/contract/phrases/values';

export const myUnit = 'My local unit';
export const intro =
  'Families of your unit who have registered. The registrars ask whether you know them; only they see what you say.';
export const unanswered = ({ count, unit }: Values<'unit'> & { count: number }) =>
  count === 1
    ? `1 family of ${unit} waits for your word.`
    : `${count} families of ${unit} wait for your word.`;
export const allAnswered = ({ unit }: Values<'unit'>) => `You have answered about every family of ${unit}.`;
export const nobodyWaits = 'No family waits';
export const nobodyWaitsText = 'We write to you when families of your unit have registered.';
export const noUnit = 'You look after no local unit';
export const noUnitText = 'An administrator gives you the unit with the role, under Staff.';
export const loading = 'Loading the families…';
export const families = 'Families';
export const familyOf = ({ familyName }: Values<'familyName'>) => `${familyName} family`;
export const parish = ({ parish }: Values<'parish'>) => `Parish: ${parish}`;
export const sentOn = ({ day }: Values<'day'>) => `Registered on ${day}`;
export const answerBy = ({ day }: Values<'day'>) => `The registrars wait for you until ${day}.`;
export const mayDecideNow = 'The registrars may decide without your word now.';
export const ageGroups: Readonly<Record<AgeGroup, string>> = {
  SMALL_CHILD: 'small child',
  CHILD: 'child',
  TEENAGER: 'teenager',
  ADULT: 'adult',
  UNKNOWN: 'age unknown',
};
export const answers: Readonly<Record<VouchAnswer, string>> = {
  KNOWN: 'Known',
  NOT_KNOWN: 'Not known',
  ASK: 'Please ask',
};
export const answerFor = ({ answer, name }: Values<'answer' | 'name'>) => `${answer}: ${name}`;
export const saidBy = ({ name, moment }: Values<'name' | 'moment'>) => `${name}, ${moment}`;
export const saved = 'Thank you, the registrars see it';
export const note = 'Note for the registrars';
export const noteHint = 'Such as which parents they belong to, or what to ask.';
export const writeNote = 'Write a note';
export const changeNote = 'Change the note';
export const saveNote = 'Save the note';
export const notSaved = 'The note was not saved';

export const localUnit = 'Local unit';
export const localUnitSays = 'Local unit says';
export const states: Readonly<Record<VouchState, string>> = {
  KNOWN: 'Known in the unit',
  NOT_KNOWN: 'Not known in the unit',
  ASK: 'Unit: please ask',
  WAITING: 'Unit is asked',
  SILENT: 'Unit has not answered',
};
export const askedUntil = ({ moment }: Values<'moment'>) => `Asked until ${moment}`;
export const overruleText =
  'The local unit does not know this family. Say why you approve it anyway; only staff read the reason.';
export const staffReadsReason = 'Staff read it in the history; the family does not.';
