/** The languages of the site: English, and Malayalam for those who choose it. */
export const languages = ['en', 'ml'] as const;
export type Language = (typeof languages)[number];

/** The cookie that keeps a browser's choice; absent for those who never chose. */
export const languageCookie = 'language';

/** `value` if it is one of our languages, to the letter. */
export function knownLanguage(value: unknown): Language | undefined {
  return languages.find((each) => each === value);
}
