import { getStaffSelf, logout } from '@sangamam/contract/accounts/account-endpoints';
import { listConventionChoices } from '@sangamam/contract/conventions/admin/convention-choice-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { readSession, sessionKey } from '#web/lib/session/session.ts';
import { openQueueStore } from '#web/features/check-in/admin/device/queue-store.ts';
import { emptyQueue } from '../../../test/sample-desk.ts';
import { Elsewhere } from '../../../test/elsewhere.tsx';
import { mockEndpoint } from '../../../test/mock-endpoint.ts';
import { renderApp } from '../../../test/render-app.tsx';
import AdminLayout from './admin-layout.tsx';

const second = '01970000-0000-7000-8000-000000000002';

/** Changes the session, which all tabs share, as another tab would. */
function inAnotherTab(change: Record<string, string> | null): void {
  const before = JSON.parse(localStorage.getItem(sessionKey) ?? '{}') as object;
  if (change === null) localStorage.removeItem(sessionKey);
  else localStorage.setItem(sessionKey, JSON.stringify({ ...before, ...change }));
  dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
}

async function openDesk({ needsSecondFactor = false } = {}) {
  mockEndpoint(getStaffSelf, () => ({
    id: readSession()?.userId ?? '',
    name: readSession()?.userId === second ? 'Thomas Second' : 'Anna Mathew',
    email: 'anna@example.org',
    roles: ['REGISTRAR' as const],
    needsSecondFactor,
  }));
  mockEndpoint(listConventionChoices, () => []);
  await renderApp(
    [
      {
        path: '/',
        Component: AdminLayout,
        children: [
          { path: '/admin/people', Component: () => <p>Everybody’s data</p> },
          { path: '/admin/security', Component: Elsewhere },
        ],
      },
      { path: '/login', Component: Elsewhere },
      { path: '/error/:errorCode', Component: Elsewhere },
    ],
    { at: '/admin/people?search=a', as: { type: 'STAFF' } },
  );
  await expect.element(page.getByText('Anna Mathew')).toBeInTheDocument();
  const opened = needsSecondFactor ? /^\/admin\/security/u : 'Everybody’s data';
  await expect.element(page.getByText(opened)).toBeVisible();
}

test('signing out in another tab leaves the admin area with a return path', async () => {
  await openDesk();
  inAnotherTab(null);
  await expect
    .element(page.getByRole('heading', { name: /^\/login\?.*from=%2Fadmin%2Fpeople/u }))
    .toBeVisible();
  await expect.element(page.getByText('Everybody’s data')).not.toBeInTheDocument();
});

test('signing in as a family in another tab leaves the admin area', async () => {
  await openDesk();
  inAnotherTab({ userId: second, type: 'REGISTRANT' });
  await expect.element(page.getByRole('heading', { name: '/error/403' })).toBeVisible();
  await expect.element(page.getByText('Everybody’s data')).not.toBeInTheDocument();
});

test('signing out while check-ins of this device wait asks once and says how many', async () => {
  await emptyQueue();
  const event = {
    orderId: second,
    personId: second,
    kind: 'ARRIVED' as const,
    at: '2027-07-15T10:00:00.000Z',
    overrides: false,
    desk: 'Desk 1',
    number: 'R-1',
    by: second,
  };
  await (
    await openQueueStore()
  ).put([
    { ...event, id: '01970000-0000-7000-8000-0000000000e1', refusal: null },
    { ...event, id: '01970000-0000-7000-8000-0000000000e2', refusal: null },
    { ...event, id: '01970000-0000-7000-8000-0000000000e3', refusal: 'CANCELLED' },
  ]);
  mockEndpoint(logout, () => ({ signedOut: true as const }));
  await openDesk();
  const logOut = page.getByRole('button', { name: 'Logout' });
  await logOut.click();
  const question = page.getByRole('dialog', { name: '2 check-ins are not sent yet' });
  await expect.element(question.getByText(/they stay on this device/u)).toBeVisible();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect.element(page.getByText('Everybody’s data')).toBeVisible();
  await logOut.click();
  await question.getByRole('button', { name: 'Log out all the same' }).click();
  await expect.element(page.getByRole('heading', { name: /^\/login/u })).toBeVisible();
  expect((await (await openQueueStore()).list()).length).toBe(3);
  await emptyQueue();
});

test('another staff member signing in sees nothing cached for the previous one', async () => {
  await openDesk();
  inAnotherTab({ userId: second });
  await expect.element(page.getByText('Thomas Second')).toBeInTheDocument();
  await expect.element(page.getByText('Anna Mathew')).not.toBeInTheDocument();
});

test('a role that requires a second factor redirects to its setup and offers no other page', async () => {
  await openDesk({ needsSecondFactor: true });
  await expect
    .element(page.getByRole('heading', { name: '/admin/security?from=%2Fadmin%2Fpeople%3Fsearch%3Da' }))
    .toBeVisible();
  expect(page.getByText('Everybody’s data').elements()).toEqual([]);
  const places = page.getByRole('navigation', { name: 'Admin' }).getByRole('link').elements();
  expect(places.map(({ textContent }) => textContent)).toEqual(['My access']);
});

test('on a phone the current navigation entry is scrolled into view, clear of the fading edge', async () => {
  await page.viewport(360, 780);
  await openDesk();
  const places = page.getByRole('navigation', { name: 'Admin' }).element();
  const current = () => places.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  expect(places.scrollWidth).toBeGreaterThan(places.clientWidth);
  await expect.poll(() => (current()?.right ?? Infinity) <= innerWidth - 48).toBe(true);
  expect(current()?.left).toBeGreaterThan(0);
  expect(getComputedStyle(places).maskImage).toContain('linear-gradient');
});
