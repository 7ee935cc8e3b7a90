import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const savedReplies = 'Saved replies';
export const saveAsReply = 'Save this text as a reply';
export const manageSavedReplies = 'All saved replies';
export const searchSavedReplies = 'Search saved replies';
export const replyCount = (count: number) =>
  plural(count, { one: '1 saved reply', other: `${count} saved replies` });
export const noReplyYet =
  'No reply is saved yet. Write your text, then choose “Save this text as a reply” below it.';
export const nothingMatches = 'No saved reply has these words.';
export const oneFamilyHint = 'It fills in something of one family, so it can only be used for one at a time.';
export const cannotBeFilledIn = 'What it fills in could not be loaded.';
export const tooLongHere = ({ count }: { count: number }) =>
  plural(count, { one: 'One letter too long for here', other: `${count} letters too long for here` });
export const saveAReply = 'Save a reply';
export const writeAReply = 'Write a reply';
export const changeReply = ({ name }: Values<'name'>) => `Change “${name}”`;
export const nameOfTheReply = 'Name';
export const nameHint = 'By this, you and your colleagues find it.';
export const textOfTheReply = 'Text';
export const placeholdersHint =
  '{first name}, {number} and {convention} are filled in where the reply is used. Every registrar and treasurer sees it, so leave out what is about one family.';
export const save = 'Save';
export const saving = 'Saving';
export const notSaved = 'The reply was not saved';
export const saved = ({ name }: Values<'name'>) => `“${name}” saved`;
export const intro = 'Texts for questions, reasons and notes.';
export const noneYet = 'No saved replies yet';
export const emptyText = 'Write one here, or choose “Save this text as a reply” where you write to a family.';
export const tryFewerWords = 'Try fewer words, or other ones.';
export const noneMatches = 'No saved reply matches';
export const lastChanged = 'Last changed';
export const bySomebody = ({ name }: Values<'name'>) => `by ${name}`;
export const actions = 'Actions';
export const edit = 'Edit';
export const deleteLabel = 'Delete';
export const deleteThisReply = ({ name }: Values<'name'>) => `Delete “${name}”?`;
export const deletedForAll = 'It is deleted for everybody. What was written with it stays as it is.';
export const deleted = ({ name }: Values<'name'>) => `“${name}” deleted`;
