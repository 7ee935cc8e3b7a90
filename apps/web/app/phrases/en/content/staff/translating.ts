import type { Values } from '@sangamam/contract/phrases/values';

export const language = 'Language';
export const english = 'English';
export const malayalam = 'Malayalam';
export const doneOf = ({ done, total }: Values<'done' | 'total'>) => `${done} of ${total}`;
export const inMalayalam = 'The page in Malayalam';
export const standing = ({ done, total }: Values<'done' | 'total'>) =>
  `${done} of ${total} texts are in Malayalam. The others are shown in English.`;
export const allTranslated = ({ total }: Values<'total'>) => `All ${total} texts are in Malayalam.`;
export const howItWorks =
  'A text that is changed in English is shown in English until it is translated again. The same text twice is translated once.';
export const onlyMissing = 'Show only what is missing';
export const nothingMissing = 'Nothing is missing';
export const nothingYet = 'Nothing to translate yet';
export const nothingYetText = 'Write the page in English first.';
export const previewLanguage = 'Language of the preview';
export const previewHint =
  'Words of the site itself, such as Read more, stay in English here. Visitors read them in Malayalam.';
