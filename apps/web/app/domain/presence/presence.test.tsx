import { presentForMs, reportEveryMs, type Colleague } from '@sangamam/contract/casework/presence/presence';
import { endPresence, reportPresence } from '@sangamam/contract/casework/presence/presence-endpoints';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';

import { expectNoAxeViolations } from '../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../test/render-app.tsx';
import { AlsoOpen } from './also-open.tsx';
import { OpenRecord } from './open-record.tsx';
import { RecordTrail } from './record-trail.tsx';

const names = ['Lizy Cherian', 'Tomy Luke', 'Anna Mathew', 'Jose Thomas', 'Mercy Paul'];
const staff: Colleague[] = names.map((name, index) => ({
  _id: `01970000-0000-7000-8000-0000000000e${index}`,
  name,
}));
const lizy = staff.slice(0, 1);
const recordId = '01970000-0000-7000-8000-0000000000a1';

let others: Colleague[] = [];
let reports: unknown[] = [];
let ends: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  others = lizy;
  reports = mockEndpoint(reportPresence, () => ({ others }));
  ends = mockEndpoint(endPresence, () => ({ ended: true as const }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Sample() {
  const [asks, setAsks] = useState(false);
  return (
    <main>
      <OpenRecord kind="REGISTRATION" recordId={recordId}>
        <RecordTrail trail={[{ label: 'Registrations', to: '/' }, { label: '26-00014' }]} />
        <h1>Anna Mathew</h1>
        <Button onClick={() => setAsks(true)}>Approve</Button>
        <ConfirmDialog
          opened={asks}
          onClose={() => setAsks(false)}
          title="Approve this registration?"
          confirmLabel="Approve it"
          onConfirm={() => Promise.resolve()}
        >
          <p>It has three people.</p>
          <AlsoOpen />
        </ConfirmDialog>
      </OpenRecord>
    </main>
  );
}

const render = (scheme: 'light' | 'dark' = 'light') =>
  renderPiece(<Sample />, { as: { type: 'STAFF' }, scheme });
const circles = () => page.getByRole('status').element().firstElementChild?.textContent;
const says = (sentence: string) =>
  expect.element(page.getByRole('status').getByText(sentence, { exact: true }));
const lizyIsHere = 'Lizy Cherian has this open';

const wait = (ms: number) => vi.advanceTimersByTime(ms);

function becomes(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test.for(['light', 'dark'] as const)(
  'a record names who has it open, too, and moves nothing (%s)',
  async (scheme) => {
    await render(scheme);
    await says(lizyIsHere).toBeInTheDocument();
    expect(reports).toMatchObject([{ params: { kind: 'REGISTRATION', recordId } }]);
    const heading = page.getByRole('heading', { name: 'Anna Mathew' }).element();
    const before = heading.getBoundingClientRect();
    expect(circles()).toBe('LC');
    await expectNoAxeViolations();
    others = [];
    wait(reportEveryMs);
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
    expect(heading.getBoundingClientRect()).toEqual(before);
  },
);

test('many colleagues are two circles and a count', async () => {
  others = staff;
  await render();
  await says('Lizy Cherian, Tomy Luke and 3 others have this open').toBeInTheDocument();
  expect(circles()).toBe('LCTL+3');
});

test.for([
  [2, 'LCTL', 'Lizy Cherian and Tomy Luke have this open'],
  [3, 'LCTLAM', 'Lizy Cherian, Tomy Luke and Anna Mathew have this open'],
] as const)('%i colleagues are all named', async ([count, letters, sentence]) => {
  others = staff.slice(0, count);
  await render();
  await says(sentence).toBeInTheDocument();
  expect(circles()).toBe(letters);
});

test('a hidden tab reports nothing, and at once when it is visible again', async () => {
  await render();
  await says(lizyIsHere).toBeInTheDocument();
  becomes('hidden');
  wait(10 * reportEveryMs);
  // Whatever was sent before it has arrived by the time this is answered.
  await callEndpoint(endPresence, { params: { kind: 'REGISTRATION', recordId, tabId: recordId } });
  expect(reports).toHaveLength(1);
  becomes('visible');
  await expect.poll(() => reports).toHaveLength(2);
});

test('failed reports are silent: who was known stays until the end of the time, then goes', async () => {
  await render();
  await says(lizyIsHere).toBeInTheDocument();
  mockEndpoint(reportPresence, () => {
    throw new Refusal('NOT_FOUND');
  });
  wait(presentForMs - 1);
  await says(lizyIsHere).toBeInTheDocument();
  wait(1);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a record that is left says so, for the tab that reported it', async () => {
  const { unmount } = await render();
  await says(lizyIsHere).toBeInTheDocument();
  await unmount();
  await expect.poll(() => ends).toHaveLength(1);
  expect(ends).toMatchObject(reports);
  wait(10 * reportEveryMs);
  expect(reports).toHaveLength(1);
});

test('a page that is closed says so', async () => {
  await render();
  await expect.poll(() => reports).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(() => ends).toHaveLength(1);
});

test('a dialog says who has it open, and keeps the line while it is open', async () => {
  await render();
  await says(lizyIsHere).toBeInTheDocument();
  await page.getByRole('button', { name: 'Approve' }).click();
  const line = page.getByRole('dialog').getByText('Lizy Cherian has this registration open, too.');
  await expect.element(line).toBeVisible();
  await expectNoAxeViolations();
  others = [];
  wait(reportEveryMs);
  await expect.poll(() => reports).toHaveLength(2);
  await expect.element(line).toBeVisible();
});

test('a dialog about a record that nobody else has open says nothing of it', async () => {
  others = [];
  await render();
  await expect.poll(() => reports).toHaveLength(1);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.element(page.getByText('It has three people.')).toBeVisible();
  await expect.element(page.getByText(/open, too/u)).not.toBeInTheDocument();
});
