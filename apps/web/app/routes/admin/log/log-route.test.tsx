import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import {
  listLog,
  listLoggedActions,
  type LogEntry,
} from '@sangamam/contract/audit/activity-log/log-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import Log from './log-route.tsx';

const entry = (wanted: Partial<LogEntry> = {}): LogEntry => ({
  _id: 1,
  at: '2027-07-01T10:00:00Z',
  actorName: 'Roy Uthup',
  action: 'order.approved',
  record: 'order',
  recordId: '01970000-0000-7000-8000-000000000104',
  recordName: 'RYMKYWY',
  isStaff: false,
  reason: null,
  before: null,
  after: null,
  network: null,
  requestId: null,
  ...wanted,
});
const show = (at = '/admin/log', scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      {
        path: '/admin/log',
        Component: () => (
          <main>
            <Log />
          </main>
        ),
      },
    ],
    { at, as: { type: 'STAFF' }, scheme },
  );

const admin: StaffRole = 'ADMIN';

beforeEach(() => {
  mockEndpoint(getStaffSelf, () => ({
    id: '01970000-0000-7000-8000-000000000001',
    name: 'Roy Uthup',
    email: 'admin@example.org',
    roles: [admin],
    needsSecondFactor: false,
  }));
  mockEndpoint(listLoggedActions, () => ['order.approved', 'table.exported']);
});

test.for(['light', 'dark'] as const)(
  'entries link to their records and say what changed (%s)',
  async (scheme) => {
    mockEndpoint(listLog, () => ({
      docs: [
        entry(),
        entry({ _id: 3, record: 'user', recordId: 'a', recordName: 'Susy Kurian', isStaff: true }),
        entry({
          _id: 2,
          actorName: null,
          action: 'table.exported',
          record: 'export',
          recordId: 'people',
          recordName: null,
          after: { rows: 360 },
          network: '203.0.113.0/24',
        }),
      ],
      total: 3,
      totalPages: 1,
    }));
    await show('/admin/log', scheme);
    await expect
      .element(page.getByRole('link', { name: 'Registration RYMKYWY' }))
      .toHaveAttribute('href', '/admin/registrations/01970000-0000-7000-8000-000000000104');
    await expect
      .element(page.getByRole('link', { name: 'Account Susy Kurian' }))
      .toHaveAttribute('href', '/admin/staff/a');
    await page.getByRole('button', { name: /^Details of Table: exported, /u }).click();
    await expect.element(page.getByText('203.0.113.0/24')).toBeVisible();
    await expect.element(page.getByText(/→ 360$/u)).toBeVisible();
    await expectNoAxeViolations();
  },
);

test('filters by action, kind of record and days are asked of the server', async () => {
  const calls = mockEndpoint(listLog, () => ({ docs: [], total: 0, totalPages: 0 }));
  await show('/admin/log?action=table.exported&record=export&from=2027-07-01&until=2027-07-01&search=Roy');
  await expect.element(page.getByText('Nothing matches these filters.')).toBeVisible();
  expect(calls[0]?.query).toMatchObject({
    action: 'table.exported',
    record: 'export',
    search: 'Roy',
    from: new Date('2027-07-01T00:00:00').toISOString(),
    until: new Date('2027-07-02T00:00:00').toISOString(),
  });
  await expectNoAxeViolations();
});
