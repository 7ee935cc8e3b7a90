import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionRecord,
} from '@sangamam/contract/accounts/sessions/session-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { useSessions } from '../api/sessions.ts';
import { SessionList } from './session-list.tsx';

const first = '01970000-0000-7000-8000-000000000011';
const second = '01970000-0000-7000-8000-000000000012';

function session(changes: Partial<SessionRecord>): SessionRecord {
  return {
    _id: first,
    isCurrent: false,
    device: 'Firefox on Windows',
    ip: '192.0.2.7',
    createdAt: '2026-11-01T12:00:00Z',
    lastUsedAt: '2026-11-20T12:00:00Z',
    ...changes,
  };
}

const here = session({
  _id: '01970000-0000-7000-8000-000000000010',
  isCurrent: true,
  device: 'Safari on iPhone',
});

function Devices() {
  const sessions = useSessions();
  return (
    <main>
      <h1>Sign-in and devices</h1>
      <Loaded query={sessions}>{(list) => <SessionList sessions={list} />}</Loaded>
    </main>
  );
}

const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name });

test('signing out a device asks once, also when its session has already ended', async () => {
  let list = [here, session({}), session({ _id: second, device: 'Chrome on Android' })];
  mockEndpoint(listSessions, () => list);
  const ended = mockEndpoint(endSession, ({ params }) => {
    list = list.filter(({ _id }) => _id !== params.sessionId);
    if (params.sessionId === second) throw new Refusal('NOT_FOUND');
    return { ended: true as const };
  });
  await renderPiece(<Devices />, { as: {} });
  await expect.element(page.getByText('This device')).toBeVisible();
  // An address says nothing to a family.
  await expect.element(page.getByText(/192\.0\.2\.7/u)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Sign out Safari/u })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  for (const device of ['Firefox on Windows', 'Chrome on Android']) {
    await page.getByRole('button', { name: new RegExp(`^Sign out ${device}, last used`, 'u') }).click();
    await confirm('Sign out').click();
    await expect.element(page.getByText(device)).not.toBeInTheDocument();
  }
  await expect.element(page.getByText("You're not signed in anywhere else.")).toBeVisible();
  expect(ended.map(({ params }) => params.sessionId)).toEqual([first, second]);
});

test('all other devices are signed out together', async () => {
  let list = [here, session({})];
  mockEndpoint(listSessions, () => list);
  const calls = mockEndpoint(endOtherSessions, () => {
    list = [here];
    return { ended: true as const };
  });
  await renderPiece(<Devices />, { as: {}, scheme: 'dark' });
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await confirm('Sign out everywhere else').click();
  await expect.element(page.getByText("You're not signed in anywhere else.")).toBeVisible();
  expect(calls).toHaveLength(1);
  await expectNoAxeViolations();
});

test('devices that were used in the same minute have names of their own', async () => {
  mockEndpoint(listSessions, () => [here, session({}), session({ _id: second })]);
  const ended = mockEndpoint(endSession, () => ({ ended: true as const }));
  await renderPiece(<Devices />, { as: {} });
  await expect
    .element(page.getByRole('button', { name: /^Sign out Firefox on Windows, last used/u }))
    .toBeVisible();
  await page.getByRole('button', { name: /^Sign out Firefox on Windows \(2\), last used/u }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/Firefox on Windows \(2\) is signed out/u);
  await confirm('Sign out').click();
  await expect.poll(() => ended.map(({ params }) => params.sessionId)).toEqual([second]);
});
