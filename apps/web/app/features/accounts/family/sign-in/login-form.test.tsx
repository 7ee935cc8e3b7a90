import { login } from '@sangamam/contract/accounts/account-endpoints';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { readSession } from '#web/lib/session/session.ts';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { BrokenAnswer, mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp, renderPiece } from '../../../../../test/render-app.tsx';
import { LoginForm } from './login-form.tsx';

const email = () => page.getByLabelText('Email address', { exact: true });
const password = () => page.getByLabelText('Password', { exact: true });
const code = () => page.getByLabelText('Six-digit code', { exact: true });
const recoveryCode = () => page.getByLabelText('Recovery code', { exact: true });
const summary = () => page.getByRole('region', { name: 'We could not sign you in' });

const account = {
  id: '01970000-0000-7000-8000-000000000001',
  token: 'a-new-token',
  type: 'STAFF' as const,
  username: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Mathew',
  email: 'anna@example.org',
  language: null,
};

async function show(scheme: 'light' | 'dark' = 'light') {
  await renderPiece(
    <main>
      <h1>Login</h1>
      <LoginForm />
    </main>,
    { scheme },
  );
}

/** An account that asks for a code, and takes one. */
function askFor(right: string) {
  return mockEndpoint(login, ({ body }) => {
    if (body.code === undefined) throw new Refusal('SECOND_FACTOR_REQUIRED', 'code');
    if (body.code !== right) throw new Refusal('SECOND_FACTOR_INVALID', 'code');
    return account;
  });
}

async function typeCredentials() {
  await email().fill('  anna@example.org ');
  await password().fill('Sangamam-2026!');
  await userEvent.keyboard('{Enter}');
}

test('Enter submits the trimmed email and the unchanged password, and starts the session', async () => {
  const calls = mockEndpoint(login, () => account);
  await show();
  await typeCredentials();
  await expect.poll(() => readSession()).toMatchObject({ token: 'a-new-token', type: 'STAFF' });
  expect(calls).toMatchObject([{ body: { username: 'anna@example.org', password: 'Sangamam-2026!' } }]);
});

test('a wrong password shows the refusal and keeps the email', async () => {
  mockEndpoint(login, () => {
    throw new Refusal('INVALID_CREDENTIALS');
  });
  await show();
  await typeCredentials();
  await expect.element(summary().getByText('Username or password is incorrect !')).toBeVisible();
  await expect.element(email()).toHaveValue('anna@example.org');
  expect(readSession()).toBeNull();
  await expectNoAxeViolations();
});

test('a login response without data is logged and starts no session', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockEndpoint(login, () => {
    throw new BrokenAnswer();
  });
  await show();
  await typeCredentials();
  await expect.poll(() => logged.mock.calls).toContainEqual(['No response data']);
  await expect.element(summary()).toBeVisible();
  expect(readSession()).toBeNull();
  logged.mockRestore();
});

test('the second step refuses a wrong app code and signs in with the right one', async () => {
  const calls = askFor('123456');
  await show('dark');
  await typeCredentials();
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
  await expectNoAxeViolations();
  await userEvent.keyboard('12345{Enter}');
  await expect
    .element(page.getByText('Enter the six digits of your app, or a recovery code').first())
    .toBeVisible();
  expect(calls).toHaveLength(1);
  await code().fill('654 321');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(errorCatalogue.SECOND_FACTOR_INVALID.message).first()).toBeVisible();
  await expect.element(code()).toHaveValue('654 321');
  await expectNoAxeViolations();
  await code().fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => readSession()?.token).toBe('a-new-token');
  expect(calls.at(-1)?.body).toEqual({
    username: 'anna@example.org',
    password: 'Sangamam-2026!',
    code: '123456',
  });
});

test('the second step accepts a recovery code, and Back keeps what was typed', async () => {
  const calls = askFor('abcdefghjk');
  await show();
  await typeCredentials();
  await page.getByRole('button', { name: 'Back to email and password' }).click();
  await expect.element(email()).toHaveValue('anna@example.org');
  await expect.element(password()).toHaveValue('Sangamam-2026!');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect.element(page.getByText('Please enter one of your recovery codes.')).toBeVisible();
  await expect.element(recoveryCode()).toHaveFocus();
  await recoveryCode().fill('ABCDE-FGHJK');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => readSession()?.token).toBe('a-new-token');
  expect(calls.at(-1)?.body).toMatchObject({ code: 'abcdefghjk' });
});

test('the address that the page before knew is filled in, and the password has the focus', async () => {
  await renderApp([{ path: '/login', Component: () => <LoginForm /> }], {
    at: { pathname: '/login', state: { email: 'anna@example.org' } },
  });
  await expect.element(email()).toHaveValue('anna@example.org');
  await expect.element(password()).toHaveFocus();
});
