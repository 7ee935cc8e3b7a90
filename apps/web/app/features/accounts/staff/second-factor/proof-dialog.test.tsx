import {
  getSecondFactor,
  proveSession,
} from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';
import { inviteStaff } from '@sangamam/contract/staff/members/staff-admin-endpoints';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { InviteDialog } from '#web/features/staff/roles-form/invite-dialog.tsx';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { ProofDialog } from './proof-dialog.tsx';

const invitation = () => page.getByRole('dialog', { name: 'Invite someone' });
const proof = () => page.getByRole('dialog', { name: "Please confirm it's you" });
const password = () => proof().getByRole('textbox', { name: 'Your password' });
const code = () => proof().getByRole('textbox', { name: 'Code' });
const send = () => invitation().getByRole('button', { name: 'Send invitation' });

function Sample() {
  const [opened, setOpened] = useState(false);
  return (
    <main>
      <h1>Staff</h1>
      <ProofDialog />
      <Button onClick={() => setOpened(true)}>Invite someone</Button>
      <InviteDialog opened={opened} onClose={() => setOpened(false)} />
    </main>
  );
}

/** Sends an invitation from a session whose proof is too old; answers the invitations that reached the server. */
async function invite({ isEnrolled = true } = {}) {
  let isProved = false;
  const site = { isEnrolled };
  mockEndpoint(getSecondFactor, () => ({
    isEnrolled: site.isEnrolled,
    isAdvised: false,
    isRequired: false,
    recoveryCodesLeft: 10,
  }));
  mockEndpoint(proveSession, ({ body }) => {
    if (body.password !== 'Sangam-26!') throw new Refusal('INVALID_CREDENTIALS', 'password');
    if (site.isEnrolled && body.code === undefined) throw new Refusal('SECOND_FACTOR_REQUIRED', 'code');
    if (site.isEnrolled && body.code !== '123456') throw new Refusal('SECOND_FACTOR_INVALID', 'code');
    isProved = true;
    return { proved: true as const };
  });
  const calls = mockEndpoint(inviteStaff, ({ body }) => {
    if (!isProved) throw new Refusal('PROOF_REQUIRED');
    return {
      _id: '01970000-0000-7000-8000-00000000000a',
      firstName: body.firstName,
      lastName: body.lastName,
      email: body.email,
      roles: [{ role: 'VIEWER' as const, grantedAt: '2026-01-02T12:00:00.000Z', endsAt: null }],
      state: 'INVITED' as const,
      invitedAt: '2026-01-02T12:00:00.000Z',
      lastSignInAt: null,
      suspensionReason: null,
      hasSecondFactor: false,
      revision: 1,
    };
  });
  await renderPiece(<Sample />, { as: { type: 'STAFF' } });
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await invitation().getByRole('textbox', { name: 'First name' }).fill('Vinod');
  await invitation().getByRole('textbox', { name: 'Last name' }).fill('Luke');
  await invitation().getByRole('textbox', { name: 'Email' }).fill('vinod@example.org');
  await invitation().getByRole('checkbox', { name: 'Viewer' }).click();
  await send().click();
  await expect.element(proof()).toBeVisible();
  return { calls, site };
}

test('a wrong password or code keeps the proof dialog open, correct ones send the call again', async () => {
  const { calls } = await invite();
  await expect.element(password()).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard('Wrong-pass-1');
  await code().fill('000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(password()).toHaveAccessibleDescription(/This is not your password/u);
  await password().fill('Sangam-26!');
  await userEvent.keyboard('{Enter}');
  await expect.element(code()).toHaveAccessibleDescription(/This code is not right/u);
  expect(calls).toHaveLength(1);
  await code().fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect.element(proof()).not.toBeInTheDocument();
  await expect.element(invitation()).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body.email)).toEqual(['vinod@example.org', 'vinod@example.org']);
  await expect.element(page.getByRole('button', { name: 'Invite someone' })).toHaveFocus();
});

test('Escape closes the proof dialog: the form below keeps what was typed, with its button in focus', async () => {
  await invite();
  await userEvent.keyboard('{Escape}');
  await expect.element(proof()).not.toBeInTheDocument();
  await expect.element(invitation().getByText("Please confirm it's you before you do this.")).toBeVisible();
  await expect.element(invitation().getByRole('textbox', { name: 'Email' })).toHaveValue('vinod@example.org');
  // The next one is for the form, which asks before what was typed is lost.
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect.element(invitation()).not.toBeInTheDocument();
});

test('a proof dialog left with its page does not block later calls: they ask again', async () => {
  await invite();
  await cleanup();
  await invite();
  await expect.element(password()).toHaveFocus();
});

test('an account without a second factor is asked only for its password', async () => {
  const { calls } = await invite({ isEnrolled: false });
  expect(code().elements()).toEqual([]);
  await password().fill('Sangam-26!');
  await userEvent.keyboard('{Enter}');
  await expect.element(invitation()).not.toBeInTheDocument();
  expect(calls).toHaveLength(2);
});

test('a second factor set up in another window in the meantime is asked for, too', async () => {
  const { site } = await invite({ isEnrolled: false });
  await expect.element(password()).toBeVisible();
  site.isEnrolled = true;
  await password().fill('Sangam-26!');
  await userEvent.keyboard('{Enter}');
  await code().fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(invitation()).not.toBeInTheDocument();
});
