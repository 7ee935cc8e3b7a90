import type { Values } from '@sangamam/contract/phrases/values';

export const publicNow = 'public now';
export const wasPublic = 'was public';
export const history = 'History';
export const nothingWasPublishedYet = 'Nothing was published yet.';
export const versions = 'Versions';
export const look = 'Look';
export const atVersion = ({ version }: Values<'version'>) => `at version ${version}`;
export const restore = 'Restore';
export const version = ({ version }: Values<'version'>) => `version ${version}`;
export const versionIsTheDraftNow = ({ restoring }: Values<'restoring'>) =>
  `Version ${restoring} is the draft now`;
export const itBecomesTheDraftInPlace =
  'It becomes the draft, in place of what is being written now. Visitors see it once you publish.';
export const unsavedChangesWillBeLost = ' Unsaved changes will be lost.';
export const version2 = ({ version }: Values<'version'>) => `Version ${version}`;
export const published = ({ publishedAt }: Values<'publishedAt'>) => `Published ${publishedAt}`;
export const saved = ({ updatedAt }: Values<'updatedAt'>) => `Saved ${updatedAt}`;
export const writtenBy = ({ savedBy }: Values<'savedBy'>) => `, written by ${savedBy}`;
