import { getTestMail, sendTestMail } from '@sangamam/contract/mail/test-mail/test-mail-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { TestMail } from './test-mail.tsx';

type State = EndpointData<typeof getTestMail>;
type Mail = NonNullable<State['mail']>;

const written: Mail = {
  _id: '01970000-0000-7000-8000-00000000000a',
  kind: 'site.test-mail',
  to: 'admin@example.org',
  subject: 'Test email from Sangamam',
  createdAt: '2026-01-02T12:00:00.000Z',
  sentAt: null,
  deadAt: null,
  delayedUntil: null,
  recalledAt: null,
  discardedAt: null,
  bouncedAt: null,
  attempts: 0,
  lastError: null,
};
const at = '2026-01-02T12:00:09.000Z';
const accepted: Mail = { ...written, attempts: 1, sentAt: at };
const failed = (lastError: string): Mail => ({
  ...written,
  attempts: 1,
  deadAt: at,
  discardedAt: at,
  lastError,
});

async function show() {
  await renderPiece(
    <main>
      <h1>Outbox</h1>
      <TestMail />
    </main>,
    { as: { type: 'STAFF' } },
  );
  await page.getByRole('button', { name: 'Test email', exact: true }).click();
}
const button = page.getByRole('button', { name: 'Send a test email' });

/** A site whose latest test mail is `before` and then, once one was sent and waited for, `after`. */
function site(before: Mail | null, after: Mail) {
  const state: State = { canSend: true, mail: before };
  let looks = 0;
  mockEndpoint(getTestMail, () => {
    if (state.mail === written && (looks += 1) > 1) state.mail = after;
    return { ...state };
  });
  return mockEndpoint(sendTestMail, () => {
    state.mail = written;
    return { ...state };
  });
}

test('a test email is sent once, waited for and shown as accepted', async () => {
  const calls = site(null, accepted);
  await show();
  await button.click();
  await expect.element(page.getByText('Waiting for the mail server')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations();
  await expect.element(page.getByText('The mail server accepted your test email')).toBeVisible();
  await expect.element(page.getByText('to admin@example.org. If it', { exact: false })).toBeVisible();
  await expectNoAxeViolations();
  expect(calls).toHaveLength(1);
});

test.each([
  ['Message failed: 450 Mailbox is full', 'The mail server refused your test email'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'no connection to the mail server'],
  ['Greeting never received', "the mail server didn't answer in time"],
])('a test email that failed with "%s" says so in the words of the server', async (words, title) => {
  site(null, failed(words));
  await show();
  await button.click();
  await expect.element(page.getByText(title, { exact: false })).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await expectNoAxeViolations();
});

test('an earlier success is one line', async () => {
  site(accepted, accepted);
  await show();
  await expect
    .element(page.getByText('The mail server accepted the last one', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText('accepted your test email')).not.toBeInTheDocument();
});

test('without a mail server there is nothing to send', async () => {
  mockEndpoint(getTestMail, () => ({ canSend: false, mail: null }));
  await show();
  await expect.element(page.getByText('No mail server is set (SMTP_URL), so no email leaves.')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('a refusal is shown', async () => {
  mockEndpoint(getTestMail, () => ({ canSend: true, mail: null }));
  mockEndpoint(sendTestMail, () => {
    throw new Refusal('TOO_MANY_REQUESTS');
  });
  await show();
  await button.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});
