import { keepLanguage } from '@sangamam/contract/accounts/language/language-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

import { chosenLanguage, keptLanguageKey } from './chosen-language.ts';

/**
 * Tells the server what was chosen in this browser since the account last knew it: for the account's other devices and
 * for our mails. Without an answer it is told again on the next page behind the login.
 */
export async function tellChosenLanguage(): Promise<void> {
  const language = chosenLanguage();
  if (language === undefined || localStorage.getItem(keptLanguageKey) === language) return;
  await callEndpoint(keepLanguage, { body: { language } });
  localStorage.setItem(keptLanguageKey, language);
}
