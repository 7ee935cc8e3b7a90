import { registerAtKickOff } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { Elsewhere } from '../../../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { sampleAmendmentOptions } from '../../../../../test/sample-amendment.ts';
import { sampleEvening } from '../../../../../test/sample-evening.ts';
import { sampleIds } from '../../../../../test/sample-orders.ts';
import { draftsOf } from '#web/lib/session/session.ts';

import { QueueStrip } from './queue-strip.tsx';
import { RegisterAtEvening } from './register-at-evening.tsx';

const { _id: eveningId } = sampleEvening;
const eliamma = {
  firstName: 'Eliamma',
  lastName: 'Kurian',
  familyName: 'Vellapally',
  relationShip: 'SELF',
  maritalStatus: 'WIDOW',
  organization: 'ORG10004',
  dob: '1946-03-15',
  mobile: { countryCode: '+1', phoneNumber: '3125550188' },
  receiveNotification: false,
} as const;
const { packages, addons } = sampleAmendmentOptions;

beforeEach(() => localStorage.removeItem('sangamam.kick-off'));

/** Shows the form with Eliamma typed before, and the evening behind it. */
function show(scheme: 'light' | 'dark' = 'light') {
  sessionStorage.setItem(
    `${draftsOf(sampleIds.user)}on-behalf.${sampleIds.convention}`,
    JSON.stringify({ savedAt: Date.now(), values: { people: [eliamma] } }),
  );
  const Piece = () => (
    <main>
      <h1>Register a family</h1>
      <RegisterAtEvening evening={sampleEvening} packages={packages} addons={addons} />
    </main>
  );
  const Strip = () => (
    <main>
      <h1>Kick-off in Chicago</h1>
      <QueueStrip eveningId={eveningId} />
    </main>
  );
  return renderApp(
    [
      { path: '/form', Component: Piece },
      { path: `/admin/kick-off/${eveningId}`, Component: Strip },
      { path: `/admin/kick-off/${eveningId}/family`, Component: Piece },
      { path: `/admin/kick-off/${eveningId}/slip/${sampleIds.order}`, Component: Elsewhere },
    ],
    { as: { id: sampleIds.user }, scheme },
  );
}

const send = page.getByRole('button', { name: 'Send for approval' });
async function fill() {
  await page.getByRole('combobox', { name: 'Package' }).selectOptions('FAMILY, $900 USD');
  await page.getByRole('radio', { name: 'Check', exact: true }).click();
  await page.getByRole('textbox', { name: 'Check number' }).fill('1042');
  await page.getByRole('checkbox', { name: /^I read the terms/u }).click();
}

test.for(['light', 'dark'] as const)(
  'a family is registered with the check of what it costs (%s)',
  async (scheme) => {
    const calls = mockEndpoint(registerAtKickOff, () => ({
      orderId: sampleIds.order,
      tmpConvRegNo: 'T2KX7A9',
      total: 900,
    }));
    await show(scheme);
    await fill();
    await expect.element(page.getByRole('textbox', { name: 'Amount in dollars' })).toHaveValue('900');
    await expectNoAxeViolations();
    await send.click();
    await expect.element(page.getByText('Registered as T2KX7A9')).toBeVisible();
    expect(calls).toMatchObject([
      {
        body: {
          registration: {
            family: 'NEW',
            people: [eliamma],
            packageId: sampleIds.package,
            expectedTotal: 900,
          },
          money: { kind: 'CHECK', amount: 900, check: { number: '1042', receivedOn: '2026-11-29' } },
        },
      },
    ]);
  },
);

test('without a connection the family is kept on the device and sent once when it is back', async () => {
  let isDown = true;
  const calls = mockEndpoint(registerAtKickOff, () => {
    if (isDown) throw new Refusal('SERVICE_UNAVAILABLE');
    return { orderId: sampleIds.order, tmpConvRegNo: 'T2KX7A9', total: 900 };
  });
  await show();
  await fill();
  await send.click();
  await expect.element(page.getByText('1 family waits to be sent')).toBeVisible();
  await expect.element(page.getByText('Eliamma Kurian', { exact: true })).toBeVisible();
  await expectNoAxeViolations();
  // The form's own try, and that of the evening's page.
  await expect.poll(() => calls.length).toBe(2);
  isDown = false;
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.element(page.getByText('1 family waits to be sent')).not.toBeInTheDocument();
  expect(new Set(calls.map(({ body }) => body.id)).size).toBe(1);
  expect(new Set(calls.map(({ body }) => body.money?.id)).size).toBe(1);
});

test('a family that is refused later keeps what was typed: its form opens again', async () => {
  let isDown = true;
  const calls = mockEndpoint(registerAtKickOff, () => {
    throw new Refusal(isDown ? 'SERVICE_UNAVAILABLE' : 'SOLD_OUT');
  });
  await show();
  await fill();
  await send.click();
  await expect.element(page.getByText('1 family waits to be sent')).toBeVisible();
  // The form's own try, and that of the evening's page.
  await expect.poll(() => calls.length).toBe(2);
  isDown = false;
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.element(page.getByText('1 family was not registered')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Open the form again: Eliamma Kurian' }).click();
  await expect.element(page.getByText(/^Eliamma Kurian/u)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Check number' })).toHaveValue('1042');
});

test('a check that is known is noted only when it is confirmed as another one; nothing waits after a refusal', async () => {
  mockEndpoint(registerAtKickOff, () => {
    throw new Refusal('CHECK_RECORDED');
  });
  await show();
  await fill();
  await send.click();
  await expect
    .element(page.getByRole('checkbox', { name: 'This is another check: note it, too' }))
    .toBeVisible();
  expect(localStorage.getItem('sangamam.kick-off')).toBeNull();
});
