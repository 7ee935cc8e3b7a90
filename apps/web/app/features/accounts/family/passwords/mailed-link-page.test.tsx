import { setPassword, verifyEmail, verifyToken } from '@sangamam/contract/accounts/account-endpoints';
import { useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { inspectToken, type LinkStatus } from '../api/inspect-token.ts';
import { sendFirstPassword } from '../api/set-password.ts';
import { LoginForm } from '../sign-in/login-form.tsx';
import { MailedLinkPage, MailedLinkLoading } from './mailed-link-page.tsx';

const owner = { userName: 'anna@example.org', email: 'anna@example.org', verified: false };
const dead = 'Sorry Token invalid or expired. ';

function SetPassword() {
  return (
    <main>
      <MailedLinkPage
        title="Set password"
        verdict={useLoaderData<LinkStatus>()}
        onSubmit={(password) => sendFirstPassword({ token: 't', password })}
      />
    </main>
  );
}

const open = (purpose: 'set' | 'reset' = 'set') =>
  renderApp([
    {
      path: '/set-password/t',
      Component: SetPassword,
      clientLoader: () => inspectToken(purpose, 't'),
    },
    { path: '/login', Component: () => <LoginForm /> },
  ]);

const words = (sentence: string) => page.getByText(sentence.trim(), { exact: true });
const retype = async (password: string) => {
  for (const label of ['Password', 'Retype password'])
    await page.getByLabelText(label, { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
};

test('the page says that the link is being verified', async () => {
  await renderApp([{ path: '/', Component: () => <MailedLinkLoading title="Set password" /> }]);
  await expect.element(page.getByText('Verifying your link…')).toBeVisible();
});

test('a valid link opens the form, and saving leads to the login with a confirmation', async () => {
  mockEndpoint(verifyEmail, () => owner);
  const calls = mockEndpoint(setPassword, () => ({ email: owner.email }));
  await open();
  await expect.element(page.getByLabelText('Registered email')).toHaveValue(owner.email);
  await retype('Sangamam-27');
  await expect.element(words('Your Password has been saved successfully.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Login' }))
    .toHaveAttribute('href', '/login?setPassword=true');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect.element(page.getByLabelText('Email address')).toHaveValue(owner.email);
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
  expect(calls).toMatchObject([{ body: { token: 't', password: 'Sangamam-27' } }]);
});

test.for([
  [
    'a link that nobody knows',
    () => {
      throw new Refusal('INVALID_TOKEN');
    },
  ],
  ['an address that was verified already', () => ({ ...owner, verified: true })],
] as const)('%s opens no form, and shows the ways on', async ([, answer]) => {
  mockEndpoint(verifyEmail, answer);
  await open();
  await expect.element(words(dead)).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Send me a new link' }))
    .toHaveAttribute('href', '/forgot-password');
  await expectNoAxeViolations();
});

test('a reset link works for an account that is already verified', async () => {
  mockEndpoint(verifyToken, () => ({ ...owner, verified: true }));
  await open('reset');
  await expect.element(page.getByRole('button', { name: 'Save password' })).toBeVisible();
});

test('a link that expires while the form is open replaces the form with a notice', async () => {
  mockEndpoint(verifyEmail, () => owner);
  mockEndpoint(setPassword, () => {
    throw new Refusal('INVALID_TOKEN');
  });
  await open();
  await retype('Sangamam-27');
  await expect.element(words(dead)).toBeVisible();
});

test('a server error while verifying offers another try', async () => {
  mockEndpoint(verifyEmail, () => {
    throw new Refusal('INTERNAL_ERROR');
  });
  await open();
  await expect.element(words('Sorry, Something went wrong. Please try again later')).toBeVisible();
  mockEndpoint(verifyEmail, () => owner);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByLabelText('Registered email')).toBeVisible();
});
