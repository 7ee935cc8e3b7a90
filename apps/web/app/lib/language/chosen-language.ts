import { knownLanguage, languageCookie, type Language } from '@sangamam/contract/phrases/language';

/** The storage key of the language that the server keeps with the account. */
export const keptLanguageKey = 'sangamam.kept-language';

const yearInSeconds = 31_536_000;

/** The language chosen in this browser; `undefined` for those who never chose. */
export function chosenLanguage(): Language | undefined {
  return knownLanguage(new RegExp(`(?:^|; )${languageCookie}=([^;]*)`, 'u').exec(document.cookie)?.[1]);
}

/** After a login: the account's language becomes this browser's, unless the account has none yet. */
export function adoptLanguage(language: Language | null): void {
  localStorage.setItem(keptLanguageKey, language ?? '');
  if (language === null) return;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${languageCookie}=${language};path=/;max-age=${yearInSeconds};samesite=lax${secure}`;
}
