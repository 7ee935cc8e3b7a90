import { listNotices, settleFailedJobs } from '@sangamam/contract/notices/list/notice-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../test/render-app.tsx';
import { SiteNotices } from './site-notices.tsx';

const since = '2026-11-24T10:40:00.000Z';
const show = () =>
  renderPiece(
    <main>
      <h1>Overview</h1>
      <SiteNotices />
    </main>,
    { as: { type: 'STAFF' } },
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('failed jobs are tried again, and the notice goes', async () => {
  let notices = [{ code: 'jobs.failed', message: '1 job failed (publish-page)', since }];
  mockEndpoint(listNotices, () => notices);
  const calls = mockEndpoint(settleFailedJobs, () => {
    notices = [];
    return { jobs: 1 };
  });
  await show();
  await expectNoAxeViolations();
  await button('Try again').click();
  await expect.element(page.getByText('1 job failed')).not.toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { action: 'RETRY' } }]);
});

test('failed jobs are discarded after a question, and a refusal stays in it', async () => {
  mockEndpoint(listNotices, () => [{ code: 'jobs.failed', message: '2 jobs failed', since }]);
  const calls = mockEndpoint(settleFailedJobs, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  await show();
  await button('Discard').click();
  expect(calls).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test('late mails lead to the outbox', async () => {
  mockEndpoint(listNotices, () => [{ code: 'mail.late', message: '3 emails cannot leave', since }]);
  await show();
  await expect
    .element(page.getByRole('link', { name: 'Open the outbox' }))
    .toHaveAttribute('href', '/admin/outbox');
});
