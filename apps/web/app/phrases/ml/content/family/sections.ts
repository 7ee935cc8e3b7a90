export * from '../../../en/content/family/sections.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const committee = 'കമ്മിറ്റി';
export const writeTo = ({ name }: Values<'name'>) => `${name}, ഇമെയിൽ:`;
export const call = ({ name }: Values<'name'>) => `${name}, ഫോൺ:`;
export const about = 'വിവരണം';
export const readMore = 'കൂടുതൽ വായിക്കുക';
export const readLess = 'ചുരുക്കുക';
export const questionsAndAnswers = 'ചോദ്യങ്ങളും ഉത്തരങ്ങളും';
export const text = 'വാചകം';
export const linkToThisQuestion = 'ഈ ചോദ്യത്തിലേക്കുള്ള ലിങ്ക്';
