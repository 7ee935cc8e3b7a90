import {
  changeLabel,
  createLabel,
  deleteLabel,
  labelRegistrations,
  listLabels,
  type ListedLabel,
} from '@sangamam/contract/casework/labels/label-endpoints';
import { careOfMessages } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { careOfPayments } from '@sangamam/contract/ledger/payments/payment-care-endpoints';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { registrationDetail, registrationRow } from '../../../../../test/registration-detail.ts';
import { renderApp, renderPiece } from '../../../../../test/render-app.tsx';
import { namedRegistration } from '#web/domain/bulk-results/bulk-line.ts';

import { BulkCare } from '../care/bulk-care.tsx';
import { CareLine } from '../care/care-line.tsx';
import { BulkLabel } from './bulk-label.tsx';
import { LabelList } from './label-list.tsx';
import { LabelsField } from './labels-field.tsx';

const { _id: orderId, care: noCare } = registrationDetail;
const id = (last: number) => `01970000-0000-7000-8000-0000000000f${last}`;
const callBack: ListedLabel = {
  _id: id(1),
  name: 'Call back',
  color: 'GOLD',
  revision: 2,
  uses: 3,
  paymentUses: 2,
  messageUses: 1,
  personUses: 0,
};
const priest: ListedLabel = {
  _id: id(2),
  name: 'Priest',
  color: 'VIOLET',
  revision: 0,
  uses: 0,
  paymentUses: 0,
  messageUses: 0,
  personUses: 0,
};
const choir: ListedLabel = {
  _id: id(3),
  name: 'Choir',
  color: 'TEAL',
  revision: 0,
  uses: 1,
  paymentUses: 0,
  messageUses: 0,
  personUses: 0,
};
const onOrder = ({ _id, name, color }: ListedLabel) => ({ _id, name, color });
const done = { decisionId: null, code: null, message: null, succeeded: true };

const showField = (labels: ListedLabel[], decides = true, scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Anna Mathew</h1>
      <LabelsField
        record={{ kind: 'REGISTRATION', _id: orderId, care: { ...noCare, labels: labels.map(onOrder) } }}
        decides={decides}
      />
    </main>,
    { as: {}, scheme },
  );

const field = () => page.getByRole('combobox', { name: 'Labels' });
const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

test.for(['light', 'dark'] as const)(
  'labels are put on and taken off a registration (%s)',
  async (scheme) => {
    mockEndpoint(listLabels, () => [callBack, priest]);
    const calls = mockEndpoint(labelRegistrations, () => [{ ...done, _id: orderId }]);
    await showField([callBack], true, scheme);
    await expect.element(page.getByRole('option', { name: 'Priest' })).toBeInTheDocument();
    await expect.element(page.getByRole('option', { name: 'Call back' })).not.toBeInTheDocument();
    await expectNoAxeViolations();
    await field().selectOptions('Priest');
    await page.getByRole('button', { name: 'Remove the label Call back' }).click();
    await expect
      .poll(() => calls.map(({ body }) => body))
      .toEqual([
        { orderIds: [orderId], labelId: priest._id, labelled: true },
        { orderIds: [orderId], labelId: callBack._id, labelled: false },
      ]);
  },
);

test.for(['light', 'dark'] as const)('a new label is created where one labels (%s)', async (scheme) => {
  mockEndpoint(listLabels, () => [callBack]);
  const created = mockEndpoint(createLabel, ({ body }) => {
    if (body.name === 'Call back') throw new Refusal('LABEL_NAME_TAKEN', 'name');
    return { ...priest, ...body };
  });
  const calls = mockEndpoint(labelRegistrations, () => [{ ...done, _id: orderId }]);
  await showField([], true, scheme);
  await userEvent.keyboard('t');
  await expect.element(field()).toHaveFocus();
  await field().selectOptions('New label…');
  const name = page.getByRole('dialog', { name: 'New label' }).getByRole('textbox', { name: 'Name' });
  await animations();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Please give the label a name').first()).toBeVisible();
  await name.fill('Call back');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('There is a label with this name already.').first()).toBeVisible();
  await name.fill('Priest');
  await page.getByRole('combobox', { name: 'Color' }).selectOptions('Violet');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(created.at(-1)).toMatchObject({ body: { name: 'Priest', color: 'VIOLET' } });
  expect(calls).toMatchObject([{ body: { labelId: priest._id, labelled: true } }]);
});

test('a refusal is shown, and other staff only read', async () => {
  mockEndpoint(listLabels, () => [callBack]);
  mockEndpoint(labelRegistrations, () => [
    { ...done, _id: orderId, succeeded: false, code: 'NOT_FOUND', message: 'It is gone.' },
  ]);
  await showField([]);
  await field().selectOptions('Call back');
  await expect.element(page.getByText('It is gone.')).toBeVisible();
  await showField([callBack], false);
  await expect.element(page.getByText('Call back', { exact: true }).last()).toBeVisible();
});

test('the list shows two labels and how many more there are', async () => {
  await renderPiece(
    <main>
      <CareLine care={{ ...noCare, labels: [callBack, choir, priest].map(onOrder) }} />
    </main>,
    { as: {} },
  );
  await expect.element(page.getByText('Choir')).toBeVisible();
  await expect.element(page.getByText('Priest')).not.toBeInTheDocument();
  await expect.element(page.getByText('+1')).toHaveAttribute('title', 'Priest');
});

const list = (labels: ListedLabel[], scheme: 'light' | 'dark' = 'light') => {
  mockEndpoint(listLabels, () => labels);
  return renderApp([{ path: '/', Component: Managed }], { as: {}, at: '/', scheme });
};

function Managed() {
  return (
    <main>
      <h1>Labels</h1>
      <LabelList roles={['REGISTRAR']} />
    </main>
  );
}

test.for(['light', 'dark'] as const)(
  'labels are renamed and deleted with what they are on (%s)',
  async (scheme) => {
    const changed = mockEndpoint(changeLabel, ({ body }) => ({ ...callBack, ...body, revision: 3 }));
    const deleted = mockEndpoint(deleteLabel, ({ params }) => ({ _id: params.labelId, removedFrom: 3 }));
    await list([callBack, priest], scheme);
    await expect
      .element(page.getByRole('link', { name: '3' }))
      .toHaveAttribute('href', `/admin/registrations?conventionId=all&label=${callBack._id}`);
    // Registrars have no list of payments.
    await expect.element(page.getByText('2', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '2' })).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: '1' }))
      .toHaveAttribute('href', `/admin/messages?label=${callBack._id}`);
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Change Call back' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Phone');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('"Phone" is saved')).toBeVisible();
    expect(changed).toMatchObject([{ body: { name: 'Phone', color: 'GOLD', revision: 2 } }]);
    await page.getByRole('button', { name: 'Delete Call back' }).click();
    await expect
      .element(page.getByText('"Call back" is removed from 3 registrations, 2 payments, and 1 message.'))
      .toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('"Call back" is deleted')).toBeVisible();
    expect(deleted).toMatchObject([{ params: { labelId: callBack._id }, query: { revision: '2' } }]);
  },
);

test('without labels it says what they are for', async () => {
  await list([]);
  await expect.element(page.getByText('No labels yet')).toBeVisible();
  await expectNoAxeViolations();
});

function Several({ labelled }: { labelled: boolean }) {
  const [isAsked, setIsAsked] = useState(true);
  const other = { ...registrationRow, _id: id(9), registrantName: 'Jose Luke' };
  const rows = [registrationRow, { ...other, care: { ...noCare, labels: [onOrder(choir)] } }];
  return (
    <BulkLabel
      kind="REGISTRATION"
      rows={rows.map(namedRegistration)}
      labelled={isAsked ? labelled : undefined}
      onClose={() => setIsAsked(false)}
      onDone={() => undefined}
    />
  );
}

test('several are labelled together, each with its own result', async () => {
  mockEndpoint(listLabels, () => [callBack, choir]);
  const calls = mockEndpoint(labelRegistrations, ({ body }) =>
    body.orderIds.map((_id) =>
      _id === id(9)
        ? { ...done, _id, succeeded: false, code: 'ORDER_NOT_FOUND', message: 'Gone.' }
        : { ...done, _id },
    ),
  );
  await renderPiece(<Several labelled />, { as: {} });
  await page.getByRole('combobox', { name: 'Label' }).selectOptions('Choir');
  await page.getByRole('button', { name: 'Add label' }).click();
  await expect.element(page.getByRole('dialog', { name: '1 labeled, 1 not changed' })).toBeVisible();
  await expect.element(page.getByRole('listitem').nth(1).getByText('Gone.')).toBeVisible();
  expect(calls).toMatchObject([
    { body: { orderIds: [registrationRow._id, id(9)], labelId: choir._id, labelled: true } },
  ]);
});

test('only labels that one of them has are taken off', async () => {
  mockEndpoint(listLabels, () => [callBack, choir]);
  const calls = mockEndpoint(labelRegistrations, ({ body }) =>
    body.orderIds.map((_id) => ({ ...done, _id })),
  );
  await renderPiece(<Several labelled={false} />, { as: {} });
  await expect.element(page.getByRole('option', { name: 'Choir' })).toBeInTheDocument();
  await expect.element(page.getByRole('option', { name: 'Call back' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove label' }).click();
  await expect.element(page.getByRole('dialog', { name: '2 without the label' })).toBeVisible();
  expect(calls).toMatchObject([{ body: { labelId: choir._id, labelled: false } }]);
});

test.for([
  ['PAYMENT', careOfPayments.labelSeveral],
  ['MESSAGE', careOfMessages.labelSeveral],
] as const)('a record of another kind is labelled by its own call (%s)', async ([kind, endpoint]) => {
  mockEndpoint(listLabels, () => [callBack, priest]);
  const calls = mockEndpoint(endpoint, ({ body }) =>
    body.recordIds.map((_id) => ({ _id, succeeded: true, code: null, message: null })),
  );
  await renderPiece(
    <main>
      <h1>Care</h1>
      <LabelsField
        record={{ kind, _id: orderId, care: { ...noCare, labels: [onOrder(callBack)] } }}
        decides
      />
    </main>,
    { as: {} },
  );
  await userEvent.keyboard('t');
  await expect.element(field()).not.toHaveFocus();
  await field().selectOptions('Priest');
  await page.getByRole('button', { name: 'Remove the label Call back' }).click();
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([
      { recordIds: [orderId], labelId: priest._id, labelled: true },
      { recordIds: [orderId], labelId: callBack._id, labelled: false },
    ]);
});

test('selected payments are labelled from their bar, and the words are theirs', async () => {
  mockEndpoint(listLabels, () => [callBack]);
  mockEndpoint(careOfPayments.listAssignees, () => []);
  const calls = mockEndpoint(careOfPayments.labelSeveral, ({ body }) =>
    body.recordIds.map((_id) => ({ _id, succeeded: true, code: null, message: null })),
  );
  const row = { _id: id(8), name: 'Jose Luke', to: '/', number: 'T-8', care: noCare };
  await renderPiece(
    <main>
      <h1>Payments</h1>
      {/* The bar stands below its list: its menu opens upwards. */}
      <div style={{ height: '20rem' }} />
      <BulkCare kind="PAYMENT" rows={[row]} label="Selected" selected="1 payment" onClear={() => undefined} />
    </main>,
    { as: {} },
  );
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Remove a label' }).click();
  await expect.element(page.getByText('None of these payments has a label.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Add a label' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Add a label to 1 payment' })).toBeVisible();
  await animations();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Add label' }).click();
  await expect.element(page.getByRole('dialog', { name: '1 labeled' })).toBeVisible();
  expect(calls).toMatchObject([{ body: { recordIds: [id(8)], labelId: callBack._id, labelled: true } }]);
});
