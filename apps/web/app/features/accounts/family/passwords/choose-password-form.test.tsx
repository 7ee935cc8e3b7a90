import { passwordMessages as messages } from '@sangamam/contract/accounts/passwords/password-messages';
import { passwordRule } from '@sangamam/contract/fields/password/password';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { ApiError } from '#web/lib/api/api-error.ts';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { ChoosePasswordForm, type TermsField } from './choose-password-form.tsx';
import { ResetTerms } from './reset-terms.tsx';

const password = () => page.getByLabelText('Password', { exact: true });
const retyped = () => page.getByLabelText('Retype password', { exact: true });
const save = () => page.getByRole('button', { name: 'Save password' });

const onSubmit = vi.fn<(password: string) => Promise<void>>();
const onDeadLink = vi.fn<() => void>();

async function show(answer: () => Promise<void> = () => Promise.resolve(), terms?: TermsField) {
  onSubmit.mockReset().mockImplementation(answer);
  onDeadLink.mockReset();
  await renderPiece(
    <main>
      <h1>Set password</h1>
      <ChoosePasswordForm
        email="anna@example.org"
        terms={terms}
        onSubmit={onSubmit}
        onDeadLink={onDeadLink}
      />
    </main>,
  );
}

test.for([
  ['sangamam', 'sangamam', `Password: ${passwordRule}`],
  ['Sangam1', 'Sangam1', `Password: ${passwordRule}`],
  ['Sangam-27', 'Sangam-28', `Retype password: ${messages.mismatch}`],
] as const)('refuses %j and %j', async ([first, second, sentence]) => {
  await show();
  await password().fill(first);
  await retyped().fill(second);
  await save().click();
  await expect.element(page.getByRole('link', { name: sentence })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the password checklist ticks met rules and names missing ones', async () => {
  await show();
  const met = () =>
    page.getByRole('list', { name: 'A password needs' }).element().querySelectorAll('[data-met]').length;
  expect(met()).toBe(0);
  await password().fill('sangamam');
  await expect
    .element(page.getByText(/^Still missing: an uppercase letter, a digit, a special character/u))
    .toBeInTheDocument();
  expect(met()).toBe(2);
  await password().fill('Sangamam-27');
  await expect.element(page.getByText('This password works.')).toBeInTheDocument();
  expect(met()).toBe(5);
});

test('correcting the first password clears the mismatch at the second', async () => {
  await show();
  await password().fill('Sangam-27');
  await retyped().fill('Sangam-28');
  await expect.element(page.getByText(messages.mismatch)).toBeVisible();
  await password().fill('Sangam-28');
  await expect.element(page.getByText(messages.mismatch)).not.toBeInTheDocument();
});

test("the password is saved for the link's account", async () => {
  await show();
  await expect.element(page.getByLabelText('Registered email')).toHaveValue('anna@example.org');
  await password().fill('Sangam-27');
  await retyped().fill('Sangam-27');
  await save().click();
  await expect.poll(() => onSubmit.mock.calls).toEqual([['Sangam-27']]);
});

test("the server's refusal of a password is shown at its field", async () => {
  await show(() =>
    Promise.reject(
      new ApiError(400, [{ code: 'RQST_PARAMS_INVALID', field: 'password', message: messages.tooCommon }]),
    ),
  );
  await password().fill('Password1!');
  await retyped().fill('Password1!');
  await save().click();
  await expect.element(password()).toHaveFocus();
  await expect.element(page.getByRole('link', { name: `Password: ${messages.tooCommon}` })).toBeVisible();
});

test('a link that has expired meanwhile is the only thing reported', async () => {
  await show(() => Promise.reject(new ApiError(422, [{ code: 'INVALID_TOKEN', message: 'dead' }])));
  await password().fill('Sangam-27');
  await retyped().fill('Sangam-27');
  await save().click();
  await expect.poll(() => onDeadLink.mock.calls.length).toBe(1);
});

test('the password form has no axe violations, also with errors', async () => {
  await show();
  await save().click();
  await expect.element(page.getByRole('link', { name: `Password: ${passwordRule}` })).toBeVisible();
  await expectNoAxeViolations();
});

test('a password reset without accepted terms shows the exact sentence', async () => {
  await show(undefined, ResetTerms);
  await password().fill('Sangamam-27');
  await retyped().fill('Sangamam-27');
  await save().click();
  const box = page.getByRole('checkbox', { name: /^I agree with the terms and conditions/u });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAccessibleDescription(messages.terms.replaceAll(/\s+/gu, ' '));
  expect(onSubmit).not.toHaveBeenCalled();
  await expectNoAxeViolations();
  await box.click();
  await save().click();
  await expect.poll(() => onSubmit.mock.calls).toEqual([['Sangamam-27']]);
});

test('the first password asks for no terms, which sign-up has accepted', async () => {
  await show();
  await expect.element(page.getByRole('checkbox', { name: /terms/u })).not.toBeInTheDocument();
});
