import {
  countUnsentMails,
  decideUnsentMail,
  decideUnsentMails,
  resumeMailAddress,
  type getOutboxMail,
} from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { MailView } from './mail-view.tsx';
import { UnsentMailsNotice } from './unsent-mails-notice.tsx';

const show = () =>
  renderPiece(
    <main>
      <h1>Outbox</h1>
      <UnsentMailsNotice />
    </main>,
    { as: { type: 'STAFF' } },
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('mails that were held are sent once it is confirmed', async () => {
  const counts = { held: 3, failed: 0, canSend: true };
  mockEndpoint(countUnsentMails, () => counts);
  const decisions = mockEndpoint(decideUnsentMails, () => {
    counts.held = 0;
    return { queued: 3, discarded: 0 };
  });
  await show();
  await expect.element(page.getByText('3 emails written while no mail server was set')).toBeVisible();
  await expectNoAxeViolations();
  await button('Send 3 emails').click();
  expect(decisions).toEqual([]);
  await button('Send').click();
  await expect.element(page.getByText('3 emails written while')).not.toBeInTheDocument();
  expect(decisions).toMatchObject([{ body: { mails: 'HELD', action: 'SEND' } }]);
});

test('mails that were given up are discarded, and a refusal is told', async () => {
  mockEndpoint(countUnsentMails, () => ({ held: 0, failed: 1, canSend: true }));
  mockEndpoint(decideUnsentMails, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  await show();
  await button('Discard 1 email').click();
  await button('Discard').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(button('Discard')).toBeVisible();
});

test('without a mail server nothing can be sent, and held mails are no question', async () => {
  mockEndpoint(countUnsentMails, () => ({ held: 4, failed: 2, canSend: false }));
  await show();
  await expect.element(button('Discard 2 emails')).toBeVisible();
  await expect.element(button('Send 2 emails')).not.toBeInTheDocument();
  await expect.element(page.getByText('4 emails')).not.toBeInTheDocument();
});

const mail: EndpointData<typeof getOutboxMail> = {
  _id: '01970000-0000-7000-8000-00000000000a',
  kind: 'test',
  to: 'annamma@example.org',
  subject: 'Hello',
  createdAt: '2026-01-02T12:00:00.000Z',
  sentAt: null,
  deadAt: '2026-01-03T12:00:00.000Z',
  delayedUntil: null,
  recalledAt: null,
  discardedAt: null,
  bouncedAt: null,
  bounceReason: null,
  addressStoppedAt: null,
  attempts: 12,
  lastError: '550 unknown',
  html: '<p>Hello</p>',
  text: 'Hello',
  organisersText: null,
  siteVersion: null as string | null,
  hasReadableLink: false,
};
const view = (changes: Partial<typeof mail>, settles = true) =>
  renderPiece(
    <main>
      <h1>Mail</h1>
      <MailView mail={{ ...mail, ...changes }} settles={settles} />
    </main>,
    { as: { type: 'STAFF' } },
  );

test('a mail that was given up can be sent again', async () => {
  const decisions = mockEndpoint(decideUnsentMail, () => ({ queued: 1, discarded: 0 }));
  await view({});
  await button('Send again').click();
  await expect.poll(() => decisions).toMatchObject([{ body: { action: 'SEND' } }]);
});

const cameBack: Partial<typeof mail> = {
  deadAt: null,
  lastError: null,
  sentAt: mail.createdAt,
  bouncedAt: mail.deadAt,
  bounceReason: '550 5.1.1 User unknown',
  addressStoppedAt: mail.deadAt,
};

test('a mail that came back says why, and lets mails to its address go on', async () => {
  const resumed = mockEndpoint(resumeMailAddress, () => ({ resumed: true as const }));
  await view(cameBack);
  await expect.element(page.getByText('550 5.1.1 User unknown')).toBeVisible();
  await expect.element(page.getByText(/^Came back 2 Jan|^Came back Jan/u)).toBeVisible();
  await button('Send emails to it again').click();
  await expect.poll(() => resumed).toMatchObject([{ params: { mailId: mail._id } }]);
});

test('who may only read mails learns of a stopped address, without the button', async () => {
  await view({ ...cameBack, bounceReason: '' }, false);
  await expect.element(page.getByText('No more emails are sent to this address')).toBeVisible();
  await expect.element(page.getByText('The mail server that returned it gave no reason.')).toBeVisible();
  await expect.element(button('Send emails to it again')).not.toBeInTheDocument();
});

test('a mail says whose text it has, where an organiser can change it', async () => {
  const organisersText = { version: 3, changedAt: mail.createdAt, changedBy: 'Lizy Cherian' };
  const { unmount } = await view({ kind: 'order.approved', organisersText });
  await expect.element(page.getByText(/^Your text: version 3, by Lizy Cherian, /u)).toBeVisible();
  await unmount();
  const ours = await view({ kind: 'order.approved', siteVersion: '1.2.0' });
  await expect.element(page.getByText('Our text, as version 1.2.0 of the site has it')).toBeVisible();
  await ours.unmount();
  const older = await view({ kind: 'order.approved' });
  await expect.element(page.getByText('Our text', { exact: true })).toBeVisible();
  await older.unmount();
  await view({ kind: 'account.reset-password' });
  await expect.element(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expect.element(page.getByText('Our text')).not.toBeInTheDocument();
});

test('a mail that was discarded is said to be, and cannot be sent again', async () => {
  await view({ discardedAt: mail.deadAt, lastError: 'Discarded by an administrator.' });
  await expect.element(page.getByText('Discarded', { exact: true })).toBeVisible();
  await expect.element(page.getByText('This email will not be sent')).toBeVisible();
  await expect.element(button('Send again')).not.toBeInTheDocument();
});
