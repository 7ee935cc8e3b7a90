import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  type PasskeyRecord,
} from '@sangamam/contract/accounts/passkeys/passkey-endpoints';
import { proveSession } from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { FamilyProofDialog } from '../proof/family-proof-dialog.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';

const phone: PasskeyRecord = {
  _id: '01970000-0000-7000-8000-0000000000f1',
  name: 'Safari on iPhone',
  isSynced: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
};

async function show(stored: PasskeyRecord[] = [phone], scheme: 'light' | 'dark' = 'light') {
  mockEndpoint(listPasskeys, () => [...stored]);
  await renderPiece(
    <main>
      <h1>Sign-in and devices</h1>
      <section aria-label="Passkeys">
        <PasskeyPanel />
      </section>
      <FamilyProofDialog />
    </main>,
    { scheme, as: {} },
  );
}

function answersBegin() {
  return mockEndpoint(beginPasskey, () => ({
    rp: { name: 'Sangamam', id: 'localhost' },
    user: { id: 'AQID', name: 'anna@example.org', displayName: 'Anna Mathew' },
    challenge: 'A'.repeat(43),
    pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }));
}

/** What the browser's own dialog ends with. */
const deviceSays = (name: string) =>
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', name));

afterEach(() => vi.restoreAllMocks());

const add = () => page.getByRole('button', { name: 'Add a passkey' });

test.for(['light', 'dark'] as const)('an account without one is told what they are (%s)', async (scheme) => {
  await show([], scheme);
  await expect.element(add()).toBeVisible();
  await expect.element(page.getByText(/^With a passkey you sign in/u)).toBeVisible();
  await expectNoAxeViolations();
});

test.for([
  ['NotAllowedError', 'No passkey was added. You can try again whenever you like.'],
  ['InvalidStateError', 'This device has a passkey for your account already.'],
] as const)('what the device refused is said, and nothing is sent (%s)', async ([name, words]) => {
  answersBegin();
  deviceSays(name);
  const sent = mockEndpoint(addPasskey, () => phone);
  await show();
  await add().click();
  await expect.element(page.getByText(words)).toBeVisible();
  expect(sent).toEqual([]);
  await expect.element(add()).toBeEnabled();
  await expectNoAxeViolations();
});

test('adding one asks for the password where that was long ago, and for a code where the site wants one', async () => {
  let isProved = false;
  const begun = mockEndpoint(beginPasskey, () => {
    if (!isProved) throw new Refusal('PROOF_REQUIRED');
    throw new Refusal('TOO_MANY_PASSKEYS');
  });
  mockEndpoint(proveSession, ({ body }) => {
    if (body.code === undefined) throw new Refusal('SECOND_FACTOR_REQUIRED', 'code');
    isProved = true;
    return { proved: true as const };
  });
  await show();
  await add().click();
  const proof = page.getByRole('dialog', { name: "Please confirm it's you" });
  await proof.getByRole('textbox', { name: 'Your password' }).fill('Sangam-26!');
  await expectNoAxeViolations();
  await userEvent.keyboard('{Enter}');
  await proof.getByRole('textbox', { name: 'Code' }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(errorCatalogue.TOO_MANY_PASSKEYS.message)).toBeVisible();
  expect(begun).toHaveLength(2);
});

test('one is renamed; an empty name and a refusal keep the dialog open', async () => {
  const stored = [phone];
  let isRefused = true;
  const calls = mockEndpoint(renamePasskey, ({ body }) => {
    if (isRefused) throw new Refusal('INTERNAL_ERROR');
    const renamed = { ...phone, name: body.name };
    stored[0] = renamed;
    return renamed;
  });
  await show(stored);
  mockEndpoint(listPasskeys, () => [...stored]);
  await page.getByRole('button', { name: 'Rename Safari on iPhone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename the passkey' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill(' ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Please give it a name.').first()).toBeVisible();
  await expectNoAxeViolations();
  await name.fill('Anna’s phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(errorCatalogue.INTERNAL_ERROR.message).first()).toBeVisible();
  isRefused = false;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Anna’s phone')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.at(-1)).toMatchObject({ params: { passkeyId: phone._id }, body: { name: 'Anna’s phone' } });
});

test('one is removed after a question; one that was removed elsewhere meanwhile is gone, too', async () => {
  const stored = [phone];
  const calls = mockEndpoint(removePasskey, () => {
    stored.length = 0;
    throw new Refusal('NOT_FOUND');
  });
  await show(stored);
  mockEndpoint(listPasskeys, () => [...stored]);
  await page.getByRole('button', { name: 'Remove Safari on iPhone' }).click();
  await expect.element(page.getByText(/no longer signs you in here/u)).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect.element(page.getByText('The passkey was removed')).toBeVisible();
  await expect.element(page.getByText('Safari on iPhone')).not.toBeInTheDocument();
  expect(calls).toMatchObject([{ params: { passkeyId: phone._id } }]);
});

test('passkeys of one name are told apart, and each is renamed and removed by its own', async () => {
  const tablet = { ...phone, _id: '01970000-0000-7000-8000-0000000000f2' };
  await show([phone, tablet]);
  const removed = mockEndpoint(removePasskey, () => ({ removed: true as const }));
  await page.getByRole('button', { name: 'Rename Safari on iPhone (2)' }).click();
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Safari on iPhone');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Remove Safari on iPhone (2)' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/u })
    .click();
  await expect.poll(() => removed.map(({ params }) => params.passkeyId)).toEqual([tablet._id]);
});
