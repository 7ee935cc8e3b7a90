import {
  beginPasskeySignIn,
  signInWithPasskey,
} from '@sangamam/contract/accounts/passkeys/passkey-endpoints';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { readSession } from '#web/lib/session/session.ts';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';

const button = () => page.getByRole('button', { name: 'Sign in with a passkey' });

const account = {
  id: '01970000-0000-7000-8000-000000000001',
  token: 'a-new-token',
  type: 'REGISTRANT' as const,
  username: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Mathew',
  email: 'anna@example.org',
  language: null,
};

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** What the browser's own dialog ends with; it waits for ever where it only offers passkeys in a field. */
function deviceAnswers(answer: () => Promise<unknown>, { fillsIn = false } = {}) {
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(fillsIn);
  return vi
    .spyOn(navigator.credentials, 'get')
    .mockImplementation((options) =>
      options?.mediation === 'conditional' ? new Promise(() => undefined) : (answer() as Promise<Credential>),
    );
}

const signed = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
};

/** As the field of the login form. */
const offersPasskeys = { autoComplete: 'username webauthn' };

async function show(scheme: 'light' | 'dark' = 'light') {
  mockEndpoint(beginPasskeySignIn, () => ({
    challenge: 'A'.repeat(43),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required' as const,
  }));
  await renderPiece(
    <main>
      <h1>Login</h1>
      <input aria-label="Email address" {...offersPasskeys} />
      <PasskeyOffer />
    </main>,
    { scheme },
  );
}

afterEach(() => vi.restoreAllMocks());

test('a passkey signs in', async () => {
  deviceAnswers(() => Promise.resolve(signed));
  const sent = mockEndpoint(signInWithPasskey, () => account);
  await show();
  await button().click();
  await expect.poll(() => readSession()).toMatchObject({ token: 'a-new-token', type: 'REGISTRANT' });
  expect(sent).toMatchObject([{ body: { response: { id: 'AQID', response: { userHandle: 'AQID' } } } }]);
});

test.for([
  ['INVALID_CREDENTIALS', "This passkey didn't work here. Please sign in with your password."],
  ['TOO_MANY_REQUESTS', errorCatalogue.TOO_MANY_REQUESTS.message],
] as const)('a refusal is said beside the button, and starts no session (%s)', async ([code, words]) => {
  deviceAnswers(() => Promise.resolve(signed));
  mockEndpoint(signInWithPasskey, () => {
    throw new Refusal(code);
  });
  await show('dark');
  await button().click();
  await expect.element(page.getByText(words)).toBeVisible();
  expect(readSession()).toBeNull();
  await expectNoAxeViolations();
});

test('whoever leaves the dialog of the browser can try again', async () => {
  deviceAnswers(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const sent = mockEndpoint(signInWithPasskey, () => account);
  await show();
  await button().click();
  await expect.element(page.getByText(/^No passkey was used/u)).toBeVisible();
  await expect.element(button()).toBeEnabled();
  expect(sent).toEqual([]);
});

test('the browser offers passkeys in the email field from the first touch on', async () => {
  const asked = deviceAnswers(() => Promise.resolve(signed), { fillsIn: true });
  await show();
  await expect.element(button()).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await page.getByRole('textbox', { name: 'Email address' }).click();
  await expect.poll(() => asked.mock.calls.map(([options]) => options?.mediation)).toEqual(['conditional']);
});
