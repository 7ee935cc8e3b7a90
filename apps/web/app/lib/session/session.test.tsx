import { getUser } from '@sangamam/contract/accounts/account-endpoints';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { setNavigate } from '#web/lib/api/navigate.ts';
import { mockEndpoint, Refusal } from '../../../test/mock-endpoint.ts';
import { renderApp, renderPiece } from '../../../test/render-app.tsx';
import { requireSession } from './require-session.ts';
import { clearBrowser, logOutKey, readSession, sessionKey, startSession, useSession } from './session.ts';

const id = '01970000-0000-7000-8000-000000000001';

const account = {
  id,
  token: 't',
  type: 'STAFF' as const,
  username: 'a',
  firstName: 'Anna',
  lastName: 'Mathew',
  email: 'a@b.c',
};

function Who() {
  const session = useSession();
  return <p>{session ? session.name : 'visitor'}</p>;
}

test('a stored session has the last name first and marks the document', async () => {
  await renderPiece(<Who />);
  await expect.element(page.getByText('visitor')).toBeVisible();
  startSession(account);
  await expect.element(page.getByText('Mathew Anna')).toBeVisible();
  expect(document.documentElement.dataset).toMatchObject({ session: 'in', account: 'staff', name: 'Anna' });
  localStorage.setItem('other', '1');
  sessionStorage.setItem('draft', '1');
  clearBrowser();
  await expect.element(page.getByText('visitor')).toBeVisible();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(document.documentElement.dataset['account']).toBeUndefined();
  expect(document.documentElement.dataset['name']).toBeUndefined();
});

test('signing out in another tab signs out here', async () => {
  await renderPiece(<Who />, { as: {} });
  await expect.element(page.getByText('Mathew Anna')).toBeVisible();
  localStorage.removeItem(sessionKey);
  dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
  await expect.element(page.getByText('visitor')).toBeVisible();
});

test('drafts are deleted when another tab signs out and kept when a session expires', async () => {
  await renderPiece(<Who />, { as: {} });
  await expect.element(page.getByText('Mathew Anna')).toBeVisible();
  sessionStorage.setItem('sangamam.draft.x', '{}');
  localStorage.removeItem(sessionKey);
  dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
  expect(sessionStorage.length).toBe(1);
  dispatchEvent(new StorageEvent('storage', { key: logOutKey }));
  expect(sessionStorage.length).toBe(0);
});

test('signing out notifies the other tabs and leaves nothing in the storage', async () => {
  const keys: (string | null)[] = [];
  const otherTab = document.createElement('iframe');
  document.body.append(otherTab);
  otherTab.contentWindow?.addEventListener('storage', ({ key }) => keys.push(key));
  localStorage.setItem('other', '1');
  clearBrowser();
  await expect.poll(() => keys).toContain(logOutKey);
  expect(localStorage.length).toBe(0);
  otherTab.remove();
});

test('an unreadable session in the storage counts as a visitor', () => {
  localStorage.setItem(sessionKey, '{"token":');
  expect(readSession()).toBeNull();
});

test('a page behind the login redirects a visitor there with the return path', async () => {
  await renderApp(
    [
      {
        path: '/review',
        Component: () => <p>private</p>,
        clientLoader: ({ request }) => requireSession(request),
      },
      { path: '/login', Component: () => <p>please log in</p> },
    ],
    { at: '/review?step=2' },
  );
  await expect.element(page.getByText('please log in')).toBeVisible();
});

test('a call with an expired token clears the session, redirects to the login and keeps drafts', async () => {
  const places: string[] = [];
  const stop = setNavigate((to) => places.push(to));
  let token: string | null = null;
  const realFetch = globalThis.fetch;
  globalThis.fetch = (request, init) => {
    token = new Request(request, init).headers.get('authorization');
    return realFetch(request, init);
  };
  const calls = mockEndpoint(getUser, () => {
    throw new Refusal('UNAUTHORIZED');
  });
  sessionStorage.setItem('sangamam.draft.x', '{}');
  function Profile() {
    const { error } = useQuery({
      queryKey: ['me'],
      queryFn: () => callEndpoint(getUser, { params: { id } }),
    });
    return <p>{error?.message}</p>;
  }
  await renderPiece(<Profile />, { as: {} });
  await expect.element(page.getByText('Please sign in to continue.')).toBeVisible();
  stop();
  expect(calls[0]).toMatchObject({ params: { id } });
  expect(token).toBe('Bearer a-token-of-the-test');
  expect(readSession()).toBeNull();
  expect(sessionStorage.length).toBe(1);
  expect(places).toEqual([expect.stringMatching(/^\/login\?setPassword=false&from=%2F/u)]);
});

test('a forbidden call redirects to /error/403 and keeps the session', async () => {
  const places: string[] = [];
  const stop = setNavigate((to) => places.push(to));
  mockEndpoint(getUser, () => {
    throw new Refusal('FORBIDDEN');
  });
  startSession({ ...account, type: 'REGISTRANT' });
  await expect(callEndpoint(getUser, { params: { id } })).rejects.toMatchObject({ status: 403 });
  stop();
  expect(places).toEqual(['/error/403']);
  expect(readSession()).not.toBeNull();
});
