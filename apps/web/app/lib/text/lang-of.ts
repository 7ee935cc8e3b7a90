import type { Language } from '@sangamam/contract/phrases/language';

import { language } from '#phrases/language.ts';

/**
 * The `lang` of a text that editors wrote, told by its letters, where it is not the page's: a text without a translation on
 * a page in Malayalam, a line of a song on one in English. Screen readers pronounce it by that.
 */
export function langOf(text: string): Language | undefined {
  const written = /[\u0d00-\u0d7f]/u.test(text) ? 'ml' : /[a-z]/iu.test(text) ? 'en' : language;
  return written === language ? undefined : written;
}

/**
 * The same for a text of an organiser, which is in English or, where it is read in Malayalam, translated. So the English build
 * has nothing of it.
 */
export const langOfTranslated: typeof langOf = language === 'en' ? () => undefined : langOf;
