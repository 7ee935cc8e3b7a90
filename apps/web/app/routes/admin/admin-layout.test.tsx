import { getStaffSelf, logout } from '@sangamam/contract/accounts/account-endpoints';
import { listConventionChoices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { readSession, sessionKey } from '#web/lib/session/session.ts';
import { openQueueStore } from '#web/features/arrival/staff/desk/device/queue-store.ts';

import { emptyQueue } from '../../../test/sample-desk.ts';
import { expectNoAxeViolations } from '../../../test/axe.ts';
import { Elsewhere } from '../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../test/mock-endpoint.ts';
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
  await renderDesk();
  await expect.element(page.getByText('Anna Mathew')).toBeInTheDocument();
  const opened = needsSecondFactor ? /^\/admin\/security/u : 'Everybody’s data';
  await expect.element(page.getByText(opened)).toBeVisible();
}

function renderDesk() {
  return renderApp(
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
}

test('an admin area that cannot be opened says so under a heading, and is tried again', async () => {
  let answers = false;
  mockEndpoint(listConventionChoices, () => []);
  mockEndpoint(getStaffSelf, () => {
    if (!answers) throw new Refusal('INTERNAL_ERROR');
    return {
      id: second,
      name: 'Anna Mathew',
      email: 'anna@example.org',
      roles: ['REGISTRAR' as const],
      needsSecondFactor: false,
    };
  });
  await renderDesk();
  await expect.element(page.getByRole('heading', { name: 'Admin', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations();
  answers = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Everybody’s data')).toBeVisible();
});

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

test('signing out while entries of the desk wait asks once and says how many', async () => {
  await emptyQueue();
  const event = {
    orderId: second,
    personId: second,
    kind: 'ARRIVED' as const,
    at: '2027-07-15T10:00:00.000Z',
    overrides: false,
    consent: null,
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
  await page.viewport(1280, 800);
  await openDesk();
  const logOut = page.getByRole('button', { name: 'Logout' });
  await logOut.click();
  const question = page.getByRole('dialog', { name: '2 entries are not sent yet' });
  await expect.element(question.getByText(/they stay on this device/u)).toBeVisible();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect.element(page.getByText('Everybody’s data')).toBeVisible();
  await logOut.click();
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await expect.element(page.getByRole('heading', { name: /^\/login/u })).toBeVisible();
  expect((await (await openQueueStore()).list()).length).toBe(3);
  await emptyQueue();
});

test('logging out asks while a family of a kick-off waits on the device, which it would forget', async () => {
  const family = { id: second, by: second, eveningId: second, name: 'Eliamma Kurian', refusal: null };
  localStorage.setItem('sangamam.kick-off', JSON.stringify([family]));
  mockEndpoint(logout, () => ({ signedOut: true as const }));
  await page.viewport(1280, 800);
  await openDesk();
  const logOut = page.getByRole('button', { name: 'Logout' });
  await logOut.click();
  const question = page.getByRole('dialog', { name: 'Families are not sent yet' });
  await expect.element(question.getByText(/^Eliamma Kurian: kept on this device/u)).toBeVisible();
  await expectNoAxeViolations();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect.element(page.getByText('Everybody’s data')).toBeVisible();
  expect(localStorage.getItem('sangamam.kick-off')).not.toBeNull();
  await logOut.click();
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await expect.element(page.getByRole('heading', { name: /^\/login/u })).toBeVisible();
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

test('on a phone a bar has the most used pages, and a sheet has all others and the way out', async () => {
  await page.viewport(360, 780);
  mockEndpoint(logout, () => ({ signedOut: true as const }));
  await openDesk();
  const bar = page.getByRole('navigation', { name: 'Admin' });
  const inBar = bar.getByRole('link').elements();
  expect(inBar.map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Registrations',
    'People',
    'Messages',
  ]);
  await expect.element(bar.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  const { bottom, left, right } = bar.element().getBoundingClientRect();
  expect([bottom, left, right]).toEqual([innerHeight, 0, innerWidth]);
  await expectNoAxeViolations();
  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'All pages' });
  await expect.element(sheet.getByRole('link', { name: 'Transport' })).toBeVisible();
  await expect.element(sheet.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  expect(sheet.getByRole('link', { name: 'Payments' }).elements()).toEqual([]);
  await expect.element(sheet.getByText('Anna Mathew')).toBeVisible();
  await expectNoAxeViolations();
  await sheet.getByRole('link', { name: 'My access' }).click();
  await expect.element(page.getByRole('heading', { name: '/admin/security' })).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(bar.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true');
  await bar.getByRole('button', { name: 'More' }).click();
  await sheet.getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByRole('heading', { name: /^\/login/u })).toBeVisible();
});

test('the bar of a phone does not cover the end of the page', async () => {
  await page.viewport(360, 780);
  await openDesk();
  const main = page.getByRole('main').element();
  const bar = page.getByRole('navigation', { name: 'Admin' }).element();
  scrollTo(0, document.documentElement.scrollHeight);
  const end = main.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(main).paddingBottom);
  expect(end).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
});
