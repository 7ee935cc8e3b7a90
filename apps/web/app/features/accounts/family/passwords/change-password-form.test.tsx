import { changePassword } from '@sangamam/contract/accounts/account-endpoints';
import { passwordMessages as messages } from '@sangamam/contract/accounts/passwords/password-messages';
import { passwordRule } from '@sangamam/contract/fields/password/password';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { leaveWithoutAnswer, waysWithoutAnswer, whatIsKnown } from '../../../../../test/without-answer.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

const onChanged = vi.fn<() => void>();

async function show() {
  onChanged.mockReset();
  await renderPiece(
    <main>
      <h1>Change password</h1>
      <ChangePasswordForm email="anna@example.org" onChanged={onChanged} />
    </main>,
    { as: {} },
  );
}

async function send(current: string, wanted: string, confirmed: string) {
  await page.getByLabelText('Current Password', { exact: true }).fill(current);
  await page.getByLabelText('New Password', { exact: true }).fill(wanted);
  await page.getByLabelText('Confirm Password', { exact: true }).fill(confirmed);
  await page.getByRole('button', { name: 'Submit' }).click();
}

test.for([
  ['old', 'Sangam-27', 'Sangam-27', `Current Password: ${passwordRule}`],
  ['Sangam-26', 'new', 'new', `New Password: ${passwordRule}`],
  ['Sangam-26', 'Sangam-26', 'Sangam-26', `New Password: ${messages.sameAsOld.trim()}`],
  ['Sangam-26', 'Sangam-27', 'Sangam-28', `Confirm Password: ${messages.confirmMismatch}`],
] as const)('refuses %j, %j, %j', async ([current, wanted, confirmed, sentence]) => {
  await show();
  await send(current, wanted, confirmed);
  await expect.element(page.getByRole('link', { name: sentence })).toBeVisible();
  expect(onChanged).not.toHaveBeenCalled();
});

test('changing the password shows a toast and notifies the page', async () => {
  const calls = mockEndpoint(changePassword, () => ({ user: { nModified: 1 as const } }));
  await show();
  await send('Sangam-26', 'Sangam-27', 'Sangam-27');
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  expect(calls).toMatchObject([
    { body: { username: 'anna@example.org', currentpassword: 'Sangam-26', password: 'Sangam-27' } },
  ]);
  await expect.element(page.getByText('Password Changed Successfully!!', { exact: true })).toBeVisible();
});

test('a wrong current password is shown at its field', async () => {
  mockEndpoint(changePassword, () => ({ user: { nModified: 0 as const } }));
  await show();
  await send('Sangam-26', 'Sangam-27', 'Sangam-27');
  const current = page.getByLabelText('Current Password', { exact: true });
  await expect.element(current).toHaveFocus();
  await expect.element(current).toHaveAccessibleDescription(messages.invalid);
  expect(onChanged).not.toHaveBeenCalled();
});

test('a server error shows the sentence of a failed update', async () => {
  mockEndpoint(changePassword, () => {
    throw new Refusal('INTERNAL_ERROR');
  });
  await show();
  await send('Sangam-26', 'Sangam-27', 'Sangam-27');
  await expect.element(page.getByText('Couldnot update', { exact: true })).toBeVisible();
});

test.for(waysWithoutAnswer)('when %s, it could not update', async ([, arrives]) => {
  await show();
  leaveWithoutAnswer(arrives);
  await send('Sangam-26', 'Sangam-27', 'Sangam-27');
  const failed = page.getByRole('region', { name: 'Couldnot update' });
  await expect.element(failed.getByText(whatIsKnown)).toBeVisible();
  expect(onChanged).not.toHaveBeenCalled();
});
