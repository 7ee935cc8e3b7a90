import type { Values } from '@sangamam/contract/phrases/values';

export const pleaseCheckTheseFields = 'Please check these fields';
export const leftToFinish = ({ count }: Values<'count'>) =>
  count === 1 ? '1 thing to finish before publishing' : `${count} things to finish before publishing`;
export const unfinishedHint = 'You can save the draft as it is and finish it later.';
export const recoveredChanges = 'These are changes that you had not saved before you left the page.';
export const thePage = 'The page';
export const sections = 'Sections';
