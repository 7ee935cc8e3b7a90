import type { TextField, TextPart } from '@sangamam/contract/conventions/translations/convention-texts';
import type { Values } from '@sangamam/contract/phrases/values';

export const malayalam = 'Malayalam';
export const inMalayalam = 'The convention in Malayalam';
export const seeTheTexts = 'Translate the texts';
export const malayalamHint =
  'What families who read Malayalam see of the convention’s name, of packages and of add-ons.';
export const saveFailed = 'The translations were not saved';
export const saved = 'Saved. Families read the new texts from now on.';
export const save = 'Save';
export const doneOf = ({ done, total }: Values<'done' | 'total'>) => `${done} of ${total} translated`;
export const standing = ({ done, total }: Values<'done' | 'total'>) =>
  `${done} of ${total} texts are in Malayalam. The others are shown in English.`;
export const allTranslated = ({ total }: Values<'total'>) => `All ${total} texts are in Malayalam.`;
export const howItWorks =
  'A text that is changed in English is shown in English until it is translated again. The same text twice is translated once.';
export const onlyMissing = 'Show only what is missing';
export const nothingMissing = 'Nothing is missing';
export const nothingYet = 'Nothing to translate yet';

export const parts: Readonly<Record<TextPart, (values: Values<'name'>) => string>> = {
  CONVENTION: () => 'The convention',
  PACKAGE: ({ name }) => `Package: ${name}`,
  ADDON: ({ name }) => `Add-on: ${name}`,
};
export const fields: Readonly<Record<TextField, (values: { number: number }) => string>> = {
  NAME: () => 'Name',
  DESCRIPTION: () => 'Short description',
  BENEFIT: ({ number }) => `Benefit ${number}`,
  OFFER: ({ number }) => `Offer ${number}`,
  OPTION: ({ number }) => `Choice ${number}`,
};
