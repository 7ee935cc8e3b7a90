import type { Language } from '@sangamam/contract/phrases/language';

import { ApiError, unreadable } from '#web/lib/api/api-error.ts';
import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';
import { adoptLanguage } from '#web/lib/language/chosen-language.ts';
import type { SignedInAccount } from '#web/lib/session/session.ts';

import { accountEndpoint } from './account-endpoints.ts';

/** The credentials; `code` is for accounts with a second step. */
export interface Credentials {
  username: string;
  password: string;
  code?: string;
}

type AccountInItsLanguage = SignedInAccount & { language: Language | null };

/**
 * Opens a session on the server; the caller stores it. The account's language becomes this browser's.
 *
 * @throws ApiError, also for a response without data, which is logged (SPEC §8)
 */
export async function logIn(body: Credentials): Promise<SignedInAccount> {
  const account = (await lazyCallEndpoint(accountEndpoint('login'), { body })) as
    | AccountInItsLanguage
    | undefined;
  if (account) {
    adoptLanguage(account.language);
    return account;
  }
  // oxlint-disable-next-line no-console -- SPEC §8
  console.warn('No response data');
  throw new ApiError(0, [unreadable]);
}
