import type * as Endpoints from '@sangamam/contract/accounts/passkeys/passkey-endpoints';

import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';
import { adoptLanguage } from '#web/lib/language/chosen-language.ts';
import type { SignedInAccount } from '#web/lib/session/session.ts';

const passkeyEndpoint =
  <Name extends keyof typeof Endpoints>(name: Name) =>
  async (): Promise<(typeof Endpoints)[Name]> =>
    (await import('@sangamam/contract/accounts/passkeys/passkey-endpoints'))[name];

/**
 * Opens a session with a passkey; the caller stores it. `isAutofill` waits until somebody picks one where the browser fills
 * in fields; otherwise the browser asks at once.
 *
 * @throws ApiError for a refusal; a `DOMException` or the library's error when nothing was picked
 */
export async function logInWithPasskey({
  isAutofill,
  signal,
}: {
  isAutofill: boolean;
  /** Aborted before the browser is asked: it is not asked any more. */
  signal?: AbortSignal;
}): Promise<SignedInAccount> {
  const [optionsJSON, { startAuthentication }] = await Promise.all([
    lazyCallEndpoint(passkeyEndpoint('beginPasskeySignIn'), {}),
    import('@simplewebauthn/browser'),
  ]);
  signal?.throwIfAborted();
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  const account = await lazyCallEndpoint(passkeyEndpoint('signInWithPasskey'), { body: { response } });
  adoptLanguage(account.language);
  return account;
}

/** Stops waiting for a passkey, before a page is left. */
export async function stopWaitingForPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Whether the browser can offer passkeys where it fills in fields. */
export async function canAutofill(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return browserSupportsWebAuthnAutofill();
}
