import type { Values } from '@sangamam/contract/phrases/values';

export const pages = 'Pages';
export const noPages = 'No pages';
export const page = 'Page';
export const visitorsSee = 'Visitors see';
export const draft = 'Draft';
export const inMalayalam = 'In Malayalam';
export const doneOf = ({ done, total }: Values<'done' | 'total'>) => `${done} of ${total}`;
export const lastChanged = 'Last changed';
export const notPublicYet = 'Not public yet';
export const versionPublicSince = ({ version, publishedAt }: Values<'version' | 'publishedAt'>) =>
  `Version ${version}, public since ${publishedAt}`;
export const noDraft = 'No draft';
export const goesPublic = ({ scheduledFor }: Values<'scheduledFor'>) => `Goes public ${scheduledFor}`;
export const draftSaved = ({ savedAt }: Values<'savedAt'>) => `Draft saved ${savedAt}`;
export const draftSavedBy = ({ savedAt, savedBy }: Values<'savedAt' | 'savedBy'>) =>
  `Draft saved ${savedAt} by ${savedBy}`;
export const allPages = 'All pages';
export const noPagesLikeThis = 'No such pages';
