import {
  approveRegistrations,
  rejectRegistrations,
} from '@sangamam/contract/casework/care/registration-care-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../../test/mock-endpoint.ts';
import { mockRegistrationList } from '../../../../../../test/mock-registration-list.ts';
import { registrationRow } from '../../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { sampleBalance } from '../../../../../../test/sample-balance.ts';
import { offerUndo, withdrawUndo } from '../undo/undo-offer.ts';
import { UndoBar } from '../undo/undo-bar.tsx';
import { RegistrationTable } from '../registration-table.tsx';

const other = {
  ...registrationRow,
  balance: sampleBalance({ net: 1640 }),
  _id: '01970000-0000-7000-8000-0000000000a2',
  registrantName: 'Jose Luke',
  tmpConvRegNo: 'TGHJKLM',
};
const decisionId = '01970000-0000-7000-8000-0000000000d1';
const decided = {
  ...registrationRow,
  _id: '01970000-0000-7000-8000-0000000000a3',
  registrantName: 'Susan Chacko',
  registrationStatus: 'REG_APPROVED' as const,
  canBeApproved: false,
};
/** As a search by its number finds it: it follows the decision about its registration. */
const addonOrder = {
  ...registrationRow,
  _id: '01970000-0000-7000-8000-0000000000a4',
  registrantName: 'Lizy Cherian',
  isAddonOrder: true,
  canBeApproved: false,
};

async function show(
  decides: boolean,
  scheme: 'light' | 'dark' = 'light',
  queries: unknown[] = [],
  more: readonly (typeof decided)[] = [],
) {
  onTestFinished(withdrawUndo);
  mockRegistrationList([registrationRow, other, decided, addonOrder, ...more], queries);
  await renderPiece(
    <main>
      <h1>Registrations</h1>
      <RegistrationTable roles={[decides ? 'REGISTRAR' : 'TREASURER']} />
      <UndoBar />
    </main>,
    { as: {}, scheme },
  );
  await expect.element(page.getByRole('link', { name: 'Jose Luke' })).toBeVisible();
}

const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

test.for(['light', 'dark'] as const)('each selected registration has its result (%s)', async (scheme) => {
  const calls = mockEndpoint(approveRegistrations, () => [
    {
      _id: registrationRow._id,
      approved: true,
      status: 'CONFIRMED' as const,
      permConvRegNo: 'RABCDEF',
      decisionId,
      code: null,
      message: null,
    },
    {
      _id: other._id,
      approved: false,
      status: null,
      permConvRegNo: null,
      decisionId: null,
      code: 'TRANSITION_NOT_POSSIBLE',
      message: 'This cannot be done in the state that the registration is in now. Please look again.',
    },
  ]);
  await show(true, scheme);
  expect(page.getByRole('checkbox', { name: /^Select (?!all)/u }).elements()).toHaveLength(2);
  const addons = page.getByRole('row', { name: /Lizy Cherian/u });
  await expect.element(addons).toMatchTextContent(/add-ons/iu);
  await expect.element(addons).not.toMatchTextContent(/waiting for/u);
  await page.getByRole('checkbox', { name: 'Select Anna Mathew' }).click();
  await page.getByRole('checkbox', { name: 'Select Jose Luke' }).click();
  await page.getByRole('button', { name: 'Approve 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  const results = page.getByRole('dialog', { name: '1 approved, 1 not approved' });
  await expect.element(results).toBeVisible();
  await animations();
  await expectNoAxeViolations();
  const lines = results.getByRole('listitem');
  await expect.element(lines.nth(0)).toMatchTextContent(/Anna Mathew RABCDEF.*Confirmed/u);
  await expect
    .element(lines.nth(1))
    .toMatchTextContent(/Jose Luke TGHJKLM.*Not approved.*Please look again/u);
  expect(calls).toMatchObject([{ body: { orderIds: [registrationRow._id, other._id] } }]);

  await results.getByRole('button', { name: 'Done' }).click();
  const undos = mockEndpoint(undoRegistrationDecisions, () => [
    {
      _id: registrationRow._id,
      undone: true,
      status: 'SUBMITTED' as const,
      registrationStatus: 'PENDING_REG_APPROVAL' as const,
      code: null,
      message: null,
    },
  ]);
  await expect.element(page.getByText(/^1 approved, 1 not approved: Anna/u)).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(page.getByText('Undone')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).not.toBeInTheDocument();
  expect(undos).toMatchObject([{ body: { decisions: [{ orderId: registrationRow._id, decisionId }] } }]);
});

test('what several were decided can be undone in the dialog that says so', async () => {
  const { _id } = registrationRow;
  mockEndpoint(approveRegistrations, () => [
    {
      _id,
      approved: true,
      status: 'CONFIRMED' as const,
      permConvRegNo: 'RABCDEF',
      decisionId,
      code: null,
      message: null,
    },
  ]);
  const undos = mockEndpoint(undoRegistrationDecisions, () => [
    {
      _id,
      undone: true,
      status: 'SUBMITTED' as const,
      registrationStatus: 'PENDING_REG_APPROVAL' as const,
      code: null,
      message: null,
    },
  ]);
  await show(true);
  await page.getByRole('checkbox', { name: 'Select Anna Mathew' }).click();
  await page.getByRole('button', { name: 'Approve 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  const results = page.getByRole('dialog', { name: '1 approved' });
  await results.getByRole('button', { name: 'Undo all' }).click();
  await expect.element(results).not.toBeInTheDocument();
  await expect.element(page.getByText('Undone')).toBeVisible();
  expect(undos).toMatchObject([{ body: { decisions: [{ orderId: _id, decisionId }] } }]);
});

test('an undo that is refused for some says for which and why', async () => {
  const line = { status: null, registrationStatus: null };
  mockEndpoint(undoRegistrationDecisions, () => [
    { ...line, _id: registrationRow._id, undone: true, code: null, message: null },
    { ...line, _id: other._id, undone: false, code: 'CONFLICT', message: 'Somebody else changed this.' },
  ]);
  await show(true);
  offerUndo({
    message: '2 approved',
    decisions: [registrationRow, other].map(({ _id, registrantName, tmpConvRegNo }) => ({
      orderId: _id,
      decisionId,
      name: registrantName,
      number: tmpConvRegNo,
    })),
    madeAt: Date.now(),
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const results = page.getByRole('dialog', { name: '1 undone, 1 not undone' });
  await expect
    .element(results.getByRole('listitem').nth(1))
    .toMatchTextContent(/Jose Luke TGHJKLM.*Not undone.*Somebody else changed this/u);
  await results.getByRole('button', { name: 'Done' }).click();
});

test('the offer to undo goes when the minute is over', async () => {
  await show(true);
  const { _id: orderId, registrantName: name, tmpConvRegNo: number } = registrationRow;
  const decisions = [{ orderId, decisionId, name, number }];
  offerUndo({ message: 'Approved', decisions, madeAt: Date.now() - 59_700 });
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).not.toBeInTheDocument();
});

test('a registration takes two lines on a phone', async () => {
  await page.viewport(360, 740);
  await show(true);
  const main = document.querySelector('main');
  // As wide as the lists are on a page of 360 px.
  if (main) main.style.width = '328px';
  const row = page.getByRole('row', { name: /Jose Luke/u });
  const cell = (label: string) => row.element().querySelector(`[data-label='${label}']`);
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
  const name = boxOf(row.getByRole('link', { name: 'Jose Luke' }).element());
  const total = boxOf(cell('Total'));
  const values = ['Number', 'Package', 'Status', 'Sent'].map((label) => boxOf(cell(label)));
  for (const { width } of [name, total, ...values]) expect(width).toBeGreaterThan(20);
  const shareLine = (boxes: readonly DOMRect[]) =>
    Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom));
  expect(shareLine([name, total])).toBe(true);
  expect(shareLine(values)).toBe(true);
  expect(shareLine([name, ...values])).toBe(false);
  expect(row.element().getBoundingClientRect().height).toBeLessThan(85);
});

test('no registration can be selected by somebody who may not decide', async () => {
  await show(false);
  expect(page.getByRole('checkbox', { name: /^Select/u }).elements()).toHaveLength(0);
});

test('all of the page are selected at once, a range with Shift, and several are rejected with one reason', async () => {
  const calls = mockEndpoint(rejectRegistrations, ({ body }) =>
    body.orderIds.map((_id) => ({ _id, succeeded: true, decisionId, code: null, message: null })),
  );
  await show(true);
  const all = page.getByRole('checkbox', { name: 'Select all on this page (2)' });
  await all.click();
  await expect.element(page.getByText('2 registrations selected')).toBeVisible();
  await all.click();
  await expect.element(page.getByText('2 registrations selected')).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Select Anna Mathew' }).click();
  await page.getByRole('checkbox', { name: 'Select Jose Luke' }).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Reject 2' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Registered twice');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect.element(page.getByRole('dialog', { name: '2 rejected' })).toBeVisible();
  expect(calls).toMatchObject([
    { body: { orderIds: [registrationRow._id, other._id], reason: 'Registered twice' } },
  ]);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
});

test('rows of a long list can be compact, which this browser remembers', async () => {
  onTestFinished(() => localStorage.removeItem('sangamam.density'));
  const more = Array.from({ length: 6 }, (_, at) => ({
    ...decided,
    _id: `01970000-0000-7000-8000-0000000000b${at}`,
    registrantName: `Susan Chacko ${at}`,
  }));
  await page.viewport(1200, 900);
  await show(true, 'light', [], more);
  const row = page.getByRole('row', { name: /Jose Luke/u });
  const before = row.element().getBoundingClientRect().height;
  await page.getByRole('checkbox', { name: 'Compact rows' }).click();
  expect(row.element().getBoundingClientRect().height).toBeLessThan(before);
  expect(localStorage.getItem('sangamam.density')).toBe('compact');
});

test('the list opens on what is to be decided, the oldest first', async () => {
  const queries: unknown[] = [];
  onTestFinished(() => void queries.splice(0));
  await show(true, 'light', queries);
  expect(queries).toContainEqual(
    expect.objectContaining({ registrationStatus: 'PENDING_REG_APPROVAL', sort: 'submitted' }),
  );
  const views = page.getByRole('navigation', { name: 'Views of the list' });
  await expect
    .element(views.getByRole('link', { name: /^To decide, oldest first/u }))
    .toHaveAttribute('aria-current', 'page');
});

test('further actions are behind one button, which Escape, a click elsewhere and a choice close', async () => {
  await show(true);
  await page.getByRole('checkbox', { name: 'Select Anna Mathew' }).click();
  const act = page.getByRole('button', { name: 'Set a follow-up' });
  const more = page.getByText('More', { exact: true });
  await more.click();
  await expect.element(act).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await expect.element(act).not.toBeInTheDocument();
  await more.click();
  await page.getByRole('heading', { name: 'Registrations' }).click();
  await expect.element(act).not.toBeInTheDocument();
  await more.click();
  await act.click();
  await expect
    .element(page.getByRole('dialog', { name: 'Set a follow-up for 1 registration' }))
    .toBeVisible();
  await expect.element(act).not.toBeInTheDocument();
});
