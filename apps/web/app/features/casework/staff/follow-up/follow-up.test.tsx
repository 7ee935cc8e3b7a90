import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { setFollowUp, setFollowUps } from '@sangamam/contract/casework/follow-up/follow-up-endpoints';
import type { RecordCare } from '@sangamam/contract/casework/care/care';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { namedRegistration } from '#web/domain/bulk-results/bulk-line.ts';
import { RegistrationHistory } from '#web/features/orders/staff/registrations/registration-history.tsx';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { registrationDetail, registrationRow } from '../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { CareLine } from '../care/care-line.tsx';
import { BulkFollowUp } from './bulk-follow-up.tsx';
import { FollowUpField } from './follow-up-field.tsx';

const { _id: orderId, care: noCare } = registrationDetail;
const today = calendarDateIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
const late: RecordCare['followUp'] = {
  on: addDays(today, -2),
  reason: 'Parish calls back',
  daysLate: 2,
};

const show = (followUp: RecordCare['followUp'], decides = true, scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Anna Mathew</h1>
      <FollowUpField
        record={{ kind: 'REGISTRATION', _id: orderId, care: { ...noCare, followUp } }}
        canChoose={decides}
      />
    </main>,
    { as: {}, scheme },
  );

const dialog = (name: string) => page.getByRole('dialog', { name });
const day = () => page.getByLabelText('Day', { exact: true });
const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

test.for(['light', 'dark'] as const)('a day is set by its key, with a reason (%s)', async (scheme) => {
  const calls = mockEndpoint(setFollowUp, () => noCare);
  await show(null, true, scheme);
  await expect.element(page.getByRole('button', { name: 'Set a follow-up' })).toBeVisible();
  await userEvent.keyboard('f');
  await expect.element(dialog('Set a follow-up')).toBeVisible();
  await animations();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Please choose a day').first()).toBeVisible();
  await day().fill(addDays(today, -1));
  await expect.element(page.getByText(/^This day is over/u).first()).toBeVisible();
  await page.getByRole('button', { name: 'In 3 days' }).click();
  await expect.element(day()).toHaveValue(addDays(today, 3));
  await page.getByLabelText(/^Reason/u).fill('Parish calls back');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const followUp = { on: addDays(today, 3), reason: 'Parish calls back' };
  expect(calls).toMatchObject([{ params: { orderId }, body: { followUp, seen: null } }]);
});

test('one that is late is done with one click, and its refusal is shown', async () => {
  const calls = mockEndpoint(setFollowUp, () => {
    throw new Refusal('CONFLICT');
  });
  await show(late);
  await expect.element(page.getByText('Follow up, 2 days late')).toBeVisible();
  await expect.element(page.getByText('Parish calls back')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Follow-up is done' }).click();
  await expect.element(page.getByText(/^Somebody else changed this/u)).toBeVisible();
  const seen = { on: late?.on, reason: late?.reason };
  expect(calls).toMatchObject([{ body: { followUp: null, seen } }]);
});

test('its day stays while only the reason changes', async () => {
  const calls = mockEndpoint(setFollowUp, () => noCare);
  await show(late);
  await page.getByRole('button', { name: 'Change follow-up' }).click();
  await page.getByLabelText(/^Reason/u).fill('Still away');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { followUp: { on: late?.on, reason: 'Still away' } } }]);
});

test('other staff read it, in the record, the list and the history', async () => {
  await renderPiece(
    <main>
      <FollowUpField
        record={{ kind: 'REGISTRATION', _id: orderId, care: { ...noCare, followUp: late } }}
        canChoose={false}
      />
      <CareLine care={{ ...noCare, followUp: { on: '2027-12-03', reason: '', daysLate: null } }} />
      <CareLine care={{ ...noCare, followUp: { on: today, reason: '', daysLate: 0 } }} />
      <RegistrationHistory
        history={[
          {
            at: '2026-11-03T10:00:00.000Z',
            actorName: 'Lizy Cherian',
            action: 'order.follow-up-set',
            reason: 'Parish calls back',
            registrarsOnly: false,
            about: '2027-12-03',
            before: null,
            after: null,
          },
        ]}
      />
    </main>,
    { as: {} },
  );
  await expect.element(page.getByText('Follow up, 2 days late')).toBeVisible();
  await expect.element(page.getByText('Follow up on 12-03-2027')).toBeVisible();
  await expect.element(page.getByText('Follow up today')).toBeVisible();
  await expect.element(page.getByText('Follow-up set: December 3, 2027')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

function Several() {
  const [opened, setOpened] = useState(true);
  const other = {
    ...registrationRow,
    _id: '01970000-0000-7000-8000-0000000000e2',
    registrantName: 'Jose Luke',
  };
  const rows = [registrationRow, { ...other, care: { ...noCare, followUp: late } }];
  return (
    <BulkFollowUp
      kind="REGISTRATION"
      rows={rows.map(namedRegistration)}
      opened={opened}
      onClose={() => setOpened(false)}
      onDone={() => undefined}
    />
  );
}

test('several get the same day together, each with its own result', async () => {
  const result = { decisionId: null, code: null, message: null };
  const calls = mockEndpoint(setFollowUps, ({ body }) =>
    body.registrations.map(({ orderId: _id }) =>
      _id === registrationRow._id
        ? { ...result, _id, succeeded: true }
        : {
            ...result,
            _id,
            succeeded: false,
            code: 'CONFLICT',
            message: 'Lizy Cherian set its follow-up just now.',
          },
    ),
  );
  await renderPiece(<Several />, { as: {} });
  const asked = dialog('Set a follow-up for 2 registrations');
  await expect.element(asked.getByText(/^1 of them has a follow-up already/u)).toBeVisible();
  await page.getByRole('button', { name: 'In a week' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog('1 follow-up set, 1 not set')).toBeVisible();
  const refused = page.getByRole('listitem').nth(1);
  await expect.element(refused.getByRole('link', { name: 'Jose Luke' })).toBeVisible();
  await expect.element(refused.getByText(/set its follow-up just now/u)).toBeVisible();
  expect(calls).toMatchObject([
    {
      body: {
        followUp: { on: addDays(today, 7), reason: '' },
        registrations: [{ seen: null }, { seen: { on: late?.on, reason: late?.reason } }],
      },
    },
  ]);
});
