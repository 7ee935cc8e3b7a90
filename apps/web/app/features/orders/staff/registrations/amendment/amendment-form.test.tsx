import type { StaffRole } from '@sangamam/contract/accounts/roles';
import {
  amendRegistration,
  previewAmendment,
  type AmendmentOptions,
  type AmendmentOutcome,
} from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { Elsewhere } from '../../../../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { registrationDetail } from '../../../../../../test/registration-detail.ts';
import { renderApp } from '../../../../../../test/render-app.tsx';
import { sampleBalance } from '../../../../../../test/sample-balance.ts';
import { sampleAmendmentOptions } from '../../../../../../test/sample-amendment.ts';
import { UndoBar } from '../undo/undo-bar.tsx';
import { AmendmentForm } from './amendment-form.tsx';

const { _id: orderId } = registrationDetail;
const [self, spouse] = sampleAmendmentOptions.people;

function show(
  options: AmendmentOptions = sampleAmendmentOptions,
  scheme: 'light' | 'dark' = 'light',
  roles: readonly StaffRole[] = ['ADMIN'],
) {
  const Piece = () => (
    <main>
      <h1>Change the registration</h1>
      <AmendmentForm registration={registrationDetail} options={options} roles={roles} />
    </main>
  );
  const Registration = () => (
    <>
      <Elsewhere />
      <UndoBar />
    </>
  );
  return renderApp(
    [
      { path: '/change', Component: Piece },
      { path: `/admin/registrations/${orderId}`, Component: Registration },
    ],
    { as: {}, scheme },
  );
}

const outcome = (wanted: Partial<AmendmentOutcome> = {}): AmendmentOutcome => ({
  joining: [],
  leaving: [],
  lines: [],
  before: sampleBalance({ net: 960 }),
  after: sampleBalance({ net: 960 }),
  carriedOver: 0,
  related: [],
  currency: { before: 'USD', after: 'USD' },
  needConsent: [],
  concerns: [],
  ...wanted,
});
const fall = outcome({
  lines: [{ kind: 'REMOVAL', title: 'Taken off: Banquet', detail: '', quantity: 1, amount: -60 }],
  after: sampleBalance({ net: 900 }),
});
const rise = outcome({
  lines: [{ kind: 'ADDON', title: 'Banquet', detail: 'ADULT', quantity: 1, amount: 70 }],
  carriedOver: 70,
});

const carriedOut = () => ({
  ...outcome(),
  childOrderId: null,
  decisionId: '0198f0c0-0000-7000-8000-000000000077',
});

const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
const text = (name: string | RegExp) => page.getByRole('textbox', { name });
const change = page.getByRole('button', { name: 'Change the registration' });
const openAddons = () => page.getByText('Add-ons', { exact: true }).click();

test.for(['light', 'dark'] as const)(
  'somebody who no longer attends is seen in the preview and then taken out (%s)',
  async (scheme) => {
    const previews = mockEndpoint(previewAmendment, () =>
      outcome({ leaving: ['Thomas Mathew'], concerns: ['HOTEL'] }),
    );
    const changes = mockEndpoint(amendRegistration, () => carriedOut());
    await show(sampleAmendmentOptions, scheme);
    await expectNoAxeViolations();
    await box(/^Thomas Mathew/u).click();
    await expect.element(page.getByText('tell the hotel desk', { exact: false })).toBeVisible();
    await expectNoAxeViolations();
    await change.click();
    await expect.element(page.getByText('Please give a reason').first()).toBeVisible();
    expect(changes).toEqual([]);
    await text('Reason').fill('He has to work');
    await change.click();
    await expect.element(page.getByText(/^The registration is changed/u)).toBeVisible();
    const wanted = { change: { join: [], attend: [], leave: [spouse?.participantId] } };
    expect(previews).toMatchObject([{ body: wanted }]);
    expect(changes).toMatchObject([
      { body: { ...wanted, reason: 'He has to work', amendments: 2, netBefore: 960 } },
    ]);
    await expect
      .element(page.getByRole('heading', { name: `/admin/registrations/${orderId}` }))
      .toBeVisible();
  },
);

test.for([
  ['2027-02-10', /keep \$100 USD \(cancelled by 03-01-2027\)/u, '100'],
  ['2027-03-02', /keep everything, \$300 USD/u, '300'],
] as const)(
  'on %s the terms of the convention name the fee, which is taken over with a click',
  async ([today, words, fee]) => {
    const cancelled = outcome({
      leaving: ['Thomas Mathew'],
      lines: [{ kind: 'REMOVAL', title: 'Taken off: Family', detail: '', quantity: 1, amount: -300 }],
      after: sampleBalance({ net: 660 }),
    });
    const previews = mockEndpoint(previewAmendment, () => cancelled);
    await show({
      ...sampleAmendmentOptions,
      today,
      cancellation: [{ until: '2027-03-01', keptUsd: 100, keptCad: 140 }],
    });
    await box(/^Thomas Mathew/u).click();
    await expect.element(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Keep this' }).click();
    await expect.element(text(/^Keep a fee/u)).toHaveValue(fee);
    await expect
      .poll(() => previews.at(-1))
      .toMatchObject({ body: { settlement: { keptFee: Number(fee) } } });
  },
);

test('without a difference nothing is asked and nothing is sent', async () => {
  const previews = mockEndpoint(previewAmendment, () => outcome());
  const changes = mockEndpoint(amendRegistration, () => carriedOut());
  await show();
  await text('Reason').fill('Nothing at all');
  await change.click();
  await expect.element(page.getByText(/^Nothing yet/u).nth(1)).toBeVisible();
  expect([...previews, ...changes]).toEqual([]);
});

test('what is fewer asks for a fee, and one that is too high stands at its field', async () => {
  mockEndpoint(previewAmendment, ({ body }) => {
    if ((body.settlement?.keptFee ?? 0) > 60) throw new Refusal('KEPT_FEE_TOO_HIGH');
    return fall;
  });
  await show();
  await openAddons();
  await text('Adults').fill('1');
  await expect.element(text(/^Keep a fee/u)).toBeVisible();
  await text(/^Keep a fee/u).fill('90');
  await expect.element(page.getByText(/^You can keep at most/u).first()).toBeVisible();
  await text('Reason').fill('She fell ill');
  await change.click();
  await expect
    .element(text(/^Keep a fee/u))
    .toHaveAccessibleDescription(/^You can keep at most|keep at most/u);
});

test('what is more may be given without charge', async () => {
  const previews = mockEndpoint(previewAmendment, () => rise);
  await show();
  await openAddons();
  await text('Adults').fill('3');
  await expect.element(page.getByText(/\$70 USD on a bill of its own/u)).toBeVisible();
  await box(/^Do not charge/u).click();
  await expect.poll(() => previews.at(-1)).toMatchObject({ body: { settlement: { waive: true } } });
});

test('a package that does not fit the people says so', async () => {
  mockEndpoint(previewAmendment, () => {
    throw new Refusal('PACKAGE_NOT_AVAILABLE', 'change.packageId');
  });
  await show();
  await page.getByRole('combobox', { name: 'Package' }).selectOptions('GOLD, $1,300 USD · 2 places left');
  await expect.element(page.getByText(/does not fit these people/u)).toBeVisible();
});

test('a colleague’s change in the meantime is said, and nothing typed is lost', async () => {
  mockEndpoint(previewAmendment, () => outcome({ leaving: ['Thomas Mathew'] }));
  mockEndpoint(amendRegistration, () => {
    throw new Refusal('CONFLICT');
  });
  await show();
  await box(/^Thomas Mathew/u).click();
  await expect.element(page.getByText('Will no longer attend')).toBeVisible();
  await text('Reason').fill('He has to work');
  await change.click();
  await expect.element(page.getByText(/Somebody else changed this/u)).toBeVisible();
  await expect.element(text('Reason')).toHaveValue('He has to work');
  await expect.element(box(/^Thomas Mathew/u)).not.toBeChecked();
  await expect.element(box(new RegExp(`^${self?.name ?? ''}`, 'u'))).toBeChecked();
});

test.for(['light', 'dark'] as const)(
  'the office changes relationship, currency and the day of the payment (%s)',
  async (scheme) => {
    const moved = outcome({
      related: [{ name: 'Thomas Mathew', before: 'SPOUSE', after: 'FATHER' }],
      currency: { before: 'USD', after: 'CAD' },
      after: { ...sampleBalance({ net: 1_300 }), dueDate: '2027-03-08' },
    });
    const previews = mockEndpoint(previewAmendment, () => moved);
    const balance = { ...sampleBalance({ net: 960 }), dueDate: '2027-02-20', state: 'REPORTED' } as const;
    await show({ ...sampleAmendmentOptions, balance }, scheme);
    await page.getByText('Relationships, currency, due date').click();
    await page.getByRole('combobox', { name: 'Relationship of Thomas Mathew' }).selectOptions('Father');
    await page.getByRole('combobox', { name: 'Currency' }).selectOptions('Canadian dollars');
    await page.getByLabelText('Payment should arrive by').fill('2027-03-08');
    await expect.element(page.getByText('Thomas Mathew: father, not spouse')).toBeVisible();
    await expect.element(page.getByText('The payment should arrive by 03-08-2027.')).toBeVisible();
    await expect.element(page.getByText('$1,300 CAD').first()).toBeVisible();
    await expect.element(page.getByText('$960 USD').first()).toBeVisible();
    await expectNoAxeViolations();
    expect(previews.at(-1)).toMatchObject({
      body: {
        change: {
          relate: [{ participantId: spouse?.participantId, relationship: 'FATHER' }],
          currency: 'CAD',
          dueDate: '2027-03-08',
        },
      },
    });
  },
);

test('a registrar who does not manage payments reads who moves the day of one', async () => {
  const balance = { ...sampleBalance({ net: 960 }), dueDate: '2027-02-20', state: 'REPORTED' } as const;
  await show({ ...sampleAmendmentOptions, balance }, 'light', ['REGISTRAR']);
  await page.getByText('Relationships, currency, due date').click();
  await expect.element(page.getByText('moved by a treasurer', { exact: false })).toBeVisible();
  expect(page.getByLabelText('Payment should arrive by').elements()).toEqual([]);
});

test('a currency that stays says why at its field', async () => {
  mockEndpoint(previewAmendment, () => outcome({ currency: { before: 'USD', after: 'CAD' } }));
  mockEndpoint(amendRegistration, () => {
    throw new Refusal('CURRENCY_FIXED');
  });
  await show();
  await page.getByText('Relationships, currency, due date').click();
  await page.getByRole('combobox', { name: 'Currency' }).selectOptions('Canadian dollars');
  await expect.element(page.getByText(/is priced in Canadian dollars/u)).toBeVisible();
  await text('Reason').fill('They moved to Toronto');
  await change.click();
  await expect
    .element(page.getByRole('combobox', { name: 'Currency' }))
    .toHaveAccessibleDescription(/The currency stays/u);
});

test('somebody of an earlier registration joins with a click', async () => {
  const previews = mockEndpoint(previewAmendment, () => outcome({ joining: ['Bella Mathew'] }));
  const participantId = '01970000-0000-7000-8000-0000000000fa';
  const bella = { participantId, name: 'Bella Mathew', relationship: 'DAUGHTER' } as const;
  const people = [...sampleAmendmentOptions.people, { ...bella, attends: false, knownFrom: 'Sangamam 2025' }];
  await show({ ...sampleAmendmentOptions, people });
  await expect.element(page.getByRole('heading', { name: 'Who came before' })).toBeVisible();
  await expect.element(page.getByText('Daughter · Sangamam 2025')).toBeVisible();
  await box(/^Bella Mathew/u).click();
  await expect.poll(() => previews.at(-1)).toMatchObject({ body: { change: { attend: [participantId] } } });
});
