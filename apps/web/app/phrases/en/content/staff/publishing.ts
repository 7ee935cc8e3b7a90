import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const someoneElse = 'Someone else';
export const conflictTitle = 'Someone else changed this page';
export const savedIt = ({ who }: Values<'who'>) => `${who} saved it`;
export const conflictText = '. What you typed is still here, not saved yet; theirs is safe, too.';
export const takeTheirVersion = 'Use theirs, discard mine';
export const keepMyVersion = 'Keep my version';
export const viewTheirVersion = 'View theirs in another tab';
export const keepYourVersion = 'Keep your version?';
export const replaceWarning = ({ who }: Values<'who'>) =>
  `When you save or publish, your page will replace what ${who} wrote. What was public stays in the history.`;
export const discardTheDraft = 'Discard the draft?';
export const discard = 'Discard';
export const discardPublishedText =
  'The draft and your unsaved changes will be lost; the public page stays as it is.';
export const discardUnpublishedText = 'The draft and your unsaved changes will be lost.';
export const publishThisPage = 'Publish this page?';
export const publishNow = 'Publish now';
export const published = 'Published: visitors see it now';
export const publishText =
  'Visitors will see it right away. The previous version stays in the history and can be restored.';
export const leavesSchedule = ' It will no longer wait for its scheduled time.';
export const saveDraft = 'Save draft';
export const preview = 'Preview';
export const publish = 'Publish';
export const schedule = 'Schedule';
export const history = 'History';
export const draftSaved = 'Draft saved';
export const draftSavedUnfinished = ({ count }: Values<'count'>) =>
  count === 1
    ? 'Draft saved. 1 thing is left to finish.'
    : `Draft saved. ${count} things are left to finish.`;
export const notSaved = 'Not saved';
export const changedBySomeoneElse = 'Changed by someone else';
export const itGoesPublic = ({ time }: Values<'time'>) => `It goes public ${time}`;
export const publishLater = 'Publish later';
export const when = 'When';
export const byYourClock = ({ timeZone }: Values<'timeZone'>) => `By your clock (${timeZone}).`;
export const byYourClockText = ({ timeZone, there }: Values<'timeZone' | 'there'>) =>
  `By your clock (${timeZone}). The convention has another one (${there}).`;
export const byBothClocks = ({ timeZone, there, time }: Values<'timeZone' | 'there' | 'time'>) =>
  `By your clock (${timeZone}). At the convention (${there}) it is ${time} then.`;
export const goesPublic = ({ time }: Values<'time'>) => `Goes public ${time}`;
export const scheduled = 'Scheduled';
export const scheduledHint =
  "Until then it can't be changed. Remove it from the schedule to continue editing.";
export const removeFromSchedule = 'Remove from schedule';

export const checkingLinks = 'Checking the links…';
export const deadLinks = (count: number) =>
  plural(count, { one: '1 link leads nowhere', other: `${count} links lead nowhere` });
