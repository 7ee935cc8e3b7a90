import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderPiece } from '../../../test/render-app.tsx';
import { MailHistory } from './mail-history.tsx';

const mail = { createdAt: '2026-11-23T12:00:00.000Z', sentAt: null, recalledAt: null };

test('an email of a decision that was undone is not said to wait', async () => {
  await renderPiece(
    <MailHistory
      readable={false}
      mails={[
        { ...mail, _id: '1', subject: 'Approved', recalledAt: '2026-11-23T12:00:30.000Z' },
        { ...mail, _id: '2', subject: 'Sent for approval' },
      ]}
    />,
  );
  const entries = page.getByRole('listitem');
  await expect.element(entries.nth(0).getByText(/^not sent: the decision was undone/u)).toBeVisible();
  await expect.element(entries.nth(1).getByText(/^waiting since/u)).toBeVisible();
});

test('emails of one subject are told apart by their times', async () => {
  const createdAt = '2026-11-24T12:00:00.000Z';
  await renderPiece(
    <MailHistory
      readable
      mails={[
        { ...mail, _id: '2', subject: 'Please pay', createdAt },
        { ...mail, _id: '1', subject: 'Please pay' },
        { ...mail, _id: '0', subject: 'Please pay' },
      ]}
    />,
  );
  await expect.element(page.getByRole('link', { name: /^Please pay, waiting since Nov 24/u })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Please pay, waiting since Nov 23.*[AP]M$/u }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Please pay, waiting since Nov 23.* \(2\)$/u }))
    .toBeVisible();
});
