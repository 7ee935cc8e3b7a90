import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import {
  readSystemStatus,
  settleFailedJob,
  type SystemStatus,
} from '@sangamam/contract/reports/system/system-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../test/render-app.tsx';
import System from './system-route.tsx';

const failed = {
  _id: '17',
  name: 'publish-page',
  attempts: 25,
  at: '2027-07-01T10:00:00Z',
  error: 'no room',
};
const status = (wanted: Partial<SystemStatus> = {}): SystemStatus => ({
  at: '2027-07-01T10:05:00Z',
  versions: { site: '1.0.0', node: '24.21.0', postgresql: '18.4' },
  processes: 2,
  kinds: [{ name: 'send-mail', queue: 'mail', waiting: 12, failed: 0, dueSince: '2027-07-01T10:01:00Z' }],
  failedJobs: [failed],
  mails: { waiting: 12, givenUp: 3 },
  nightly: [{ name: 'sweep-files', lastAt: null, failed: 0 }],
  findings: [
    { check: 'clock', level: 'ok', message: 'Database and machine have the same time.', advice: null },
    { check: 'disk', level: 'error', message: '12 MB free at /srv/files.', advice: 'Make room.' },
  ],
  ...wanted,
});

const show = (scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <System />
    </main>,
    { as: { type: 'STAFF' }, scheme },
  );
const asRoles = (...roles: StaffRole[]) =>
  mockEndpoint(getStaffSelf, () => ({
    id: '01970000-0000-7000-8000-000000000001',
    name: 'Roy Uthup',
    email: 'admin@example.org',
    roles,
    needsSecondFactor: false,
  }));
beforeEach(() => asRoles('ADMIN'));

const button = (name: string) => page.getByRole('button', { name, exact: true });

test.for(['light', 'dark'] as const)(
  'what is broken comes first, with what to do about it (%s)',
  async (scheme) => {
    mockEndpoint(readSystemStatus, () => status());
    await show(scheme);
    await expect.element(page.getByText('Make room.')).toBeVisible();
    const headers = page.getByRole('table', { name: 'Checks' }).getByRole('rowheader');
    expect(headers.elements().map(({ textContent }) => textContent)).toEqual(['disk', 'clock']);
    await expect
      .element(page.getByRole('link', { name: 'Send again or discard in the outbox' }))
      .toHaveAttribute('href', '/admin/outbox');
    await expect.element(page.getByText('Not yet')).toBeVisible();
    await expectNoAxeViolations();
  },
);

test('a failed job is tried again, and leaves the list', async () => {
  let jobs = [failed];
  mockEndpoint(readSystemStatus, () => status({ failedJobs: jobs }));
  const calls = mockEndpoint(settleFailedJob, () => {
    jobs = [];
    return {};
  });
  await show();
  await button('Try again: publish-page').click();
  await expect.element(page.getByText('No failed jobs')).toBeVisible();
  expect(calls).toMatchObject([{ params: { jobId: '17' }, body: { action: 'RETRY' } }]);
});

test('a job is discarded after a question, and one that somebody else settled says so', async () => {
  mockEndpoint(readSystemStatus, () => status());
  const calls = mockEndpoint(settleFailedJob, () => {
    throw new Refusal('NOT_FOUND');
  });
  await show();
  await button('Discard publish-page').click();
  expect(calls).toEqual([]);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(calls).toMatchObject([{ body: { action: 'DISCARD' } }]);
});

test('without jobs the page says so', async () => {
  mockEndpoint(readSystemStatus, () => status({ kinds: [], failedJobs: [] }));
  await show();
  await expect.element(page.getByText('No jobs are waiting')).toBeVisible();
  await expectNoAxeViolations();
});

test('a registrar is told kindly, and nothing is asked', async () => {
  asRoles('REGISTRAR');
  const calls = mockEndpoint(readSystemStatus, () => status());
  await show();
  await expect.element(page.getByRole('link', { name: /overview/iu })).toBeVisible();
  expect(calls).toEqual([]);
});
