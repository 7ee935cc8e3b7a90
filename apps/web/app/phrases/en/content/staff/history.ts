import type { Values } from '@sangamam/contract/phrases/values';

export const publicNow = 'public now';
export const wasPublic = 'was public';
export const history = 'History';
export const noVersions = 'Nothing has been published yet.';
export const versions = 'Versions';
export const view = 'View';
export const restoreVersion = ({ version }: Values<'version'>) => `Restore version ${version}?`;
export const restore = 'Restore';
export const version = ({ version }: Values<'version'>) => `version ${version}`;
export const restored = ({ restoring }: Values<'restoring'>) => `Version ${restoring} is the draft now`;
export const restoreText =
  'It becomes the draft and replaces the one being written. Visitors see it once you publish.';
export const unsavedWarning = ' Unsaved changes will be lost.';
export const versionTitle = ({ version }: Values<'version'>) => `Version ${version}`;
export const published = ({ publishedAt }: Values<'publishedAt'>) => `Published ${publishedAt}`;
export const saved = ({ updatedAt }: Values<'updatedAt'>) => `Saved ${updatedAt}`;
export const writtenBy = ({ savedBy }: Values<'savedBy'>) => `, written by ${savedBy}`;
