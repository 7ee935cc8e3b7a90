import type { Language } from '@sangamam/contract/phrases/language';

/** The language of this catalogue, as the document says it. */
export const language: Language = 'en';
/** The other one, by its own name, and where it is chosen. */
export const otherLanguage: Language = 'ml';
export const otherLanguageName = 'മലയാളം';
