export * from '../en/language.ts';
import type { Language } from '@sangamam/contract/phrases/language';

export const language: Language = 'ml';
export const otherLanguage: Language = 'en';
export const otherLanguageName = 'English';
