import {
  deleteConsentForm,
  getConsents,
  nameConsentChild,
  uploadConsentForms,
} from '@sangamam/contract/documents/consents/consent-endpoints';
import type { Consent, ConsentsOfOrder } from '@sangamam/contract/documents/consents/consent';
import { consentMessages } from '@sangamam/contract/documents/consents/consent-messages';
import { consentByteLimit } from '@sangamam/contract/documents/consents/consent-rules';
import {
  deleteFamilyPicture,
  getFamilyPicture,
  updateFamilyPicture,
} from '@sangamam/contract/documents/family-picture/family-picture-endpoints';
import type { FamilyPictureOfOrder } from '@sangamam/contract/documents/family-picture/family-picture';
import { familyPictureMessages } from '@sangamam/contract/documents/family-picture/family-picture-messages';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { Elsewhere } from '../../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleIds } from '../../../../test/sample-orders.ts';
import Documents from './documents-route.tsx';

const orderId = sampleIds.order;
const [anna, jude, mother, grandfather] = ['a', 'b', 'c', 'd'].map(
  (end) => `01970000-0000-7000-8000-00000000000${end}`,
) as [string, string, string, string];
const row = (name: string) =>
  page
    .getByRole('list', { name: 'Children and their forms' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

const formOf = (changes: Partial<Consent> = {}): Consent => ({
  _id: '01970000-0000-7000-8000-0000000000f1',
  fileIndex: 0,
  minorId: anna,
  minorName: 'Anna Chacko',
  responsibleName: 'Mary Chacko',
  fileName: 'consent.pdf',
  contentType: 'application/pdf',
  byteSize: 120_000,
  url: '/v1/files/1?signature=x',
  state: 'SENT',
  reason: null,
  sentAt: '2026-11-20T10:00:00Z',
  mayDelete: true,
  mayNameChild: false,
  ...changes,
});

const consents = (changes: Partial<ConsentsOfOrder> = {}): ConsentsOfOrder => ({
  orderId,
  conventionName: 'Sangamam 2027',
  custodianConsent: 'https://www.example.org/consent.pdf',
  maySend: true,
  minors: [
    { _id: anna, name: 'Anna Chacko' },
    { _id: jude, name: 'Jude Chacko' },
  ],
  adults: [{ _id: mother, name: 'Mary Chacko' }],
  consents: [],
  missing: [
    { _id: anna, name: 'Anna Chacko', why: 'NOT_SENT' },
    { _id: jude, name: 'Jude Chacko', why: 'RETURNED' },
  ],
  ...changes,
});

const family = (changes: Partial<FamilyPictureOfOrder> = {}): FamilyPictureOfOrder => ({
  orderId,
  conventionName: 'Sangamam 2027',
  mayChange: true,
  note: '',
  picture: null,
  ...changes,
});
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const sent: FamilyPictureOfOrder['picture'] = {
  url: dot,
  fileName: 'us.jpg',
  state: 'SENT',
  reason: null,
  sentAt: '2026-11-20T10:00:00Z',
};

function Shown() {
  const params = useParams() as { orderId: string };
  return (
    <main>
      <Documents {...({ params } as ComponentProps<typeof Documents>)} />
    </main>
  );
}

function show(scheme: 'light' | 'dark' = 'light') {
  return renderApp(
    [
      { path: '/my-account/documents/:orderId', Component: Shown },
      { path: '/my-account', Component: Elsewhere },
    ],
    { at: `/my-account/documents/${orderId}`, as: { id: sampleIds.user }, scheme },
  );
}

/** As somebody who has picked files. */
function choose(label: RegExp, ...files: File[]): void {
  const input = page.getByLabelText(label).element() as HTMLInputElement;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
async function photo(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], 'us.png', { type: 'image/png' });
}

test('forms are sent one by one for the child of their row; a failed one is tried again, a refused one is not', async () => {
  mockEndpoint(getConsents, () => consents());
  mockEndpoint(getFamilyPicture, () => family({ mayChange: false }));
  let isDown = true;
  const calls = mockEndpoint(uploadConsentForms, () => {
    if (isDown) throw new Refusal('SERVICE_UNAVAILABLE');
    return consents({ consents: [formOf({ minorId: jude, minorName: 'Jude Chacko' })], missing: [] });
  });
  await show();
  await expect.element(page.getByText('0 of 2 forms sent')).toBeVisible();
  await expect.element(row('Jude Chacko').getByText('Please send again')).toBeVisible();
  await expect.element(row('Anna Chacko').getByText('No form yet')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Open the blank form/u })).toBeVisible();
  await expectNoAxeViolations();
  choose(/Choose the form for Jude/u, pdf('form.pdf'), new File(['x'], 'form.webp'));
  const waiting = page.getByRole('list', { name: 'Files being sent' });
  await expect
    .element(waiting.getByText(`Not sent: ${errorCatalogue.SERVICE_UNAVAILABLE.message}`))
    .toBeVisible();
  await expect.element(waiting.getByText(/Please upload the form in/u)).toBeVisible();
  expect(waiting.getByRole('button', { name: /^Try again/u }).elements()).toHaveLength(1);
  await waiting.getByRole('button', { name: 'Remove form.webp' }).click();
  isDown = false;
  await waiting.getByRole('button', { name: 'Try again with form.pdf' }).click();
  await expect.element(page.getByText(consentMessages.added)).toBeVisible();
  await expect.element(page.getByText('We have a form for everyone who needs one.')).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  const asked = { query: { orderId }, body: { minorId: jude, responsibleId: mother } };
  expect(calls).toMatchObject([asked, asked]);
});

test('a photo of a form that is too large is made smaller before it is sent', async () => {
  mockEndpoint(getConsents, () => consents());
  mockEndpoint(getFamilyPicture, () => family({ mayChange: false }));
  mockEndpoint(uploadConsentForms, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  await show();
  await expect.element(row('Jude Chacko').getByText('Please send again')).toBeVisible();
  const bytes = new Uint8Array(await (await photo(40, 30)).arrayBuffer());
  const large = new File([bytes, new Uint8Array(consentByteLimit)], 'form.png', { type: 'image/png' });
  choose(/Choose the form for Jude/u, large);
  await expect.element(page.getByRole('button', { name: 'Try again with form.jpg' })).toBeVisible();
});

test('each child has a row of its own, and with several adults nobody is chosen for the family', async () => {
  const adults = [
    { _id: mother, name: 'Mary Chacko' },
    { _id: grandfather, name: 'Thomas Chacko' },
  ];
  mockEndpoint(getConsents, () => consents({ adults }));
  mockEndpoint(getFamilyPicture, () => family({ mayChange: false }));
  const calls = mockEndpoint(uploadConsentForms, ({ body }) =>
    consents({
      adults,
      consents: [formOf()],
      missing: body.minorId === anna ? [{ _id: jude, name: 'Jude Chacko', why: 'RETURNED' as const }] : [],
    }),
  );
  await show();
  const adultOf = (name: string) =>
    page.getByRole('combobox', { name: `Which adult is responsible for ${name}?` });
  await expect.element(adultOf('Anna Chacko')).toHaveValue('');
  await expect.element(page.getByLabelText(/Choose the form for Anna/u)).toBeDisabled();
  await adultOf('Anna Chacko').selectOptions('Thomas Chacko');
  await expect.element(page.getByLabelText(/Choose the form for Jude/u)).toBeDisabled();
  choose(/Choose the form for Anna/u, pdf('front.pdf'), pdf('back.pdf'));
  await expect
    .poll(() => calls.map(({ body }) => [body.minorId, body.responsibleId]))
    .toEqual([
      [anna, grandfather],
      [anna, grandfather],
    ]);
  await expect.element(page.getByText('1 of 2 forms sent')).toBeVisible();
  await expect.element(row('Anna Chacko').getByText('Being checked')).toBeVisible();
  await adultOf('Jude Chacko').selectOptions('Mary Chacko');
  choose(/Choose the form for Jude/u, pdf('jude.pdf'));
  await expect.element(page.getByText('We have a form for everyone who needs one.')).toBeVisible();
});

test('what became of each form is shown, and one is deleted after a question', async () => {
  const forms = [
    formOf({ state: 'ACCEPTED', mayDelete: false, fileName: 'accepted.pdf' }),
    formOf({
      _id: '01970000-0000-7000-8000-0000000000f2',
      fileIndex: 1,
      fileName: 'blurred.jpg',
      state: 'RETURNED',
      reason: 'The signature is cut off',
    }),
  ];
  mockEndpoint(getConsents, () => consents({ consents: forms }));
  mockEndpoint(getFamilyPicture, () => family({ mayChange: false }));
  const calls = mockEndpoint(deleteConsentForm, () => consents({ consents: forms.slice(0, 1) }));
  await show('dark');
  const list = page.getByRole('list', { name: 'Forms you sent' });
  await expect.element(list.getByText('Accepted', { exact: true })).toBeVisible();
  await expect.element(list.getByText('Why it came back: The signature is cut off')).toBeVisible();
  expect(list.getByRole('button').elements()).toHaveLength(1);
  await expectNoAxeViolations();
  await list.getByRole('button', { name: 'Delete blurred.jpg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('The form was deleted.')).toBeVisible();
  expect(calls).toMatchObject([{ query: { orderId, fileIndex: '1', consentId: forms[1]?._id } }]);
  await expect.element(list.getByText('blurred.jpg')).not.toBeInTheDocument();
});

test.for([
  ['RETURNED', 'Please send again'],
  [null, 'Sent again'],
] as const)(
  'a form that came back while its child lacks one because of %s says "%s"',
  async ([why, words]) => {
    mockEndpoint(getConsents, () =>
      consents({
        consents: [formOf({ minorId: jude, state: 'RETURNED', reason: 'The signature is cut off' })],
        missing: why === null ? [] : [{ _id: jude, name: 'Jude Chacko', why }],
      }),
    );
    mockEndpoint(getFamilyPicture, () => family());
    await show();
    const list = page.getByRole('list', { name: 'Forms you sent' });
    await expect.element(list.getByText(words, { exact: true })).toBeVisible();
  },
);

test('a family without minors needs no form', async () => {
  mockEndpoint(getConsents, () => consents({ minors: [], missing: [], custodianConsent: null }));
  mockEndpoint(getFamilyPicture, () => family({ mayChange: false }));
  await show();
  await expect.element(page.getByText('No form is needed')).toBeVisible();
  await expect.element(page.getByText(/You can send a picture once/u)).toBeVisible();
  await expect.element(page.getByLabelText(/Choose files/u)).not.toBeVisible();
});

test('a family without minors can send another form, which names no child', async () => {
  mockEndpoint(getConsents, () => consents({ minors: [], missing: [], consents: [] }));
  mockEndpoint(getFamilyPicture, () => family({ mayChange: false }));
  const calls = mockEndpoint(uploadConsentForms, () => consents({ minors: [], missing: [] }));
  await show();
  await page.getByText('Upload a form anyway').click();
  await expect.element(page.getByRole('list', { name: 'Children and their forms' })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  choose(/Choose files/u, pdf('guardian.pdf'));
  await expect.poll(() => calls.length).toBe(1);
  expect(Object.keys(calls[0]?.body ?? {}).toSorted()).toEqual(['file', 'responsibleId']);
  await expect.element(page.getByText('Consent Form Added Successfully')).toBeVisible();
});

test("somebody else's registration is not found", async () => {
  mockEndpoint(getConsents, () => {
    throw new Refusal('ORDER_NOT_FOUND');
  });
  mockEndpoint(getFamilyPicture, () => {
    throw new Refusal('ORDER_NOT_FOUND');
  });
  await show();
  await expect.element(page.getByText('Registration not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to My Account Page' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: '/my-account' })).toBeVisible();
});

test('the documents of a rejected registration are said not to be needed', async () => {
  mockEndpoint(getConsents, () => {
    throw new Refusal('TRANSITION_NOT_POSSIBLE');
  });
  mockEndpoint(getFamilyPicture, () => family({ mayChange: false }));
  await show();
  await expect.element(page.getByRole('heading', { name: 'Documents are not needed' })).toBeVisible();
  await expect.element(page.getByText(/^This registration was not approved/u)).toBeVisible();
});

test('a family picture is looked at before it is sent with its note, and what was typed stays after a refusal', async () => {
  mockEndpoint(getConsents, () => consents({ minors: [], missing: [] }));
  mockEndpoint(getFamilyPicture, () => family());
  let isDown = true;
  const calls = mockEndpoint(updateFamilyPicture, ({ body }) => {
    if (isDown) throw new Refusal('SERVICE_UNAVAILABLE');
    return family({ picture: sent, note: body.note ?? '' });
  });
  await show();
  await expect.element(page.getByLabelText(/Choose a picture/u)).toBeInTheDocument();
  choose(/Choose a picture/u, await photo(160, 300));
  await expect.element(page.getByText(familyPictureMessages.tooSmall)).toBeVisible();
  choose(/Choose a picture/u, pdf('us.pdf'));
  await expect.element(page.getByText(familyPictureMessages.type)).toBeVisible();
  choose(/Choose a picture/u, await photo(300, 300));
  await expect.element(page.getByText('This picture is not saved yet.')).toBeVisible();
  await page.getByRole('textbox', { name: /Note/u }).fill('Mary, Jude and Anna');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect.element(page.getByText(errorCatalogue.SERVICE_UNAVAILABLE.message)).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect.element(page.getByText(familyPictureMessages.uploaded)).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({
    orderId,
    note: 'Mary, Jude and Anna',
    file: expect.any(File) as File,
  });
  await expect.element(page.getByText('Being checked')).toBeVisible();
});

test('the note is saved alone, and the picture deleted after a question', async () => {
  mockEndpoint(getConsents, () => consents({ minors: [], missing: [] }));
  mockEndpoint(getFamilyPicture, () =>
    family({ note: 'Old', picture: { ...sent, state: 'HIDDEN', reason: 'Too dark to print' } }),
  );
  mockEndpoint(updateFamilyPicture, ({ body }) => family({ note: body.note ?? '', picture: sent }));
  const deleted = mockEndpoint(deleteFamilyPicture, () => family());
  await show('dark');
  await expect.element(page.getByText('Why: Too dark to print')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('textbox', { name: /Note/u }).fill('New');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect.element(page.getByText(familyPictureMessages.noteUpdated)).toBeVisible();
  await page.getByRole('button', { name: 'Delete picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete picture' }).click();
  await expect.element(page.getByText(familyPictureMessages.deleted)).toBeVisible();
  expect(deleted).toHaveLength(1);
  await expect.element(page.getByLabelText(/Choose a picture/u)).toBeInTheDocument();
});

test('whom a form is for can be said after it was sent', async () => {
  const unnamed = formOf({ minorId: null, minorName: null, mayNameChild: true });
  let shown = consents({ consents: [unnamed] });
  mockEndpoint(getConsents, () => shown);
  mockEndpoint(getFamilyPicture, () => family({ mayChange: false }));
  const calls = mockEndpoint(nameConsentChild, () => {
    shown = consents({ consents: [formOf({ minorId: jude, minorName: 'Jude Chacko' })], missing: [] });
    return shown;
  });
  await show();
  await expect.element(page.getByText('Child not named · responsible: Mary Chacko')).toBeVisible();
  await expectNoAxeViolations();
  await expect.element(page.getByText(/^One form that you sent is not counted yet/u)).toBeVisible();
  await page.getByRole('combobox', { name: 'Who is this form for?' }).selectOptions('Jude Chacko');
  await expect.element(page.getByText('For Jude Chacko · responsible: Mary Chacko')).toBeVisible();
  expect(calls).toMatchObject([{ params: { orderId, consentId: unnamed._id }, body: { minorId: jude } }]);
});
