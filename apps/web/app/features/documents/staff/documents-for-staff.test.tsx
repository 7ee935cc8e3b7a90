import {
  acceptConsent,
  consentRow,
  getConsent,
  listConsents,
  listMissingConsents,
  nameConsentChildForStaff,
  returnConsent,
  type ConsentDetail,
} from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import {
  approvePicture,
  editPicture,
  exportPictures,
  hidePicture,
  listPictures,
  type PictureRow,
} from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import { listConventionChoices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { Elsewhere } from '../../../../test/elsewhere.tsx';
import { MockFile, mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp, renderPiece } from '../../../../test/render-app.tsx';
import { sampleIds } from '../../../../test/sample-orders.ts';
import { useConsent } from './api.ts';
import { ConsentTable } from './consents/consent-table.tsx';
import { ConsentView } from './consents/consent-view.tsx';
import { MissingTable } from './consents/missing-table.tsx';
import { PictureGrid } from './family-picture/picture-grid.tsx';

const consentId = '01970000-0000-7000-8000-0000000000f1';
const nextId = '01970000-0000-7000-8000-0000000000f2';
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const form: ConsentDetail = {
  _id: consentId,
  orderId: sampleIds.order,
  number: 'RYMKYWY',
  registrantName: 'Mary Chacko',
  familyName: 'Vallathara',
  conventionName: 'Sangamam 2027',
  minorName: 'Anna Chacko',
  minorAge: 13,
  responsibleName: 'Mary Chacko',
  state: 'SENT',
  reason: null,
  sentAt: '2026-11-20T10:00:00Z',
  decidedAt: null,
  decidedByName: null,
  revision: 0,
  actions: ['accept', 'return'],
  fileName: 'form.jpg',
  contentType: 'image/jpeg',
  byteSize: 120_000,
  url: dot,
  nextId,
  possibleMinors: [],
};

const picture: PictureRow = {
  orderId: sampleIds.order,
  number: 'RYMKYWY',
  registrantName: 'Mary Chacko',
  familyName: 'Vallathara',
  conventionName: 'Sangamam 2027',
  url: dot,
  note: 'Mary, Jude and Anna',
  state: 'SENT',
  reason: null,
  sentAt: '2026-11-20T10:00:00Z',
  isEdited: false,
  revision: 3,
  actions: ['approve', 'hide', 'edit'],
};

const listOf = <Row,>(...docs: Row[]) => ({ docs, total: docs.length, totalPages: 1 });

beforeEach(() => {
  mockEndpoint(listConventionChoices, () => [
    {
      _id: sampleIds.convention,
      name: 'Sangamam 2027',
      startDate: '2027-07-15',
      endDate: '2027-07-18',
      timeZone: 'America/New_York',
      isCurrent: true,
      isOpenToStaff: true,
    },
  ]);
});

function Opened() {
  const query = useConsent(consentId);
  return (
    <main>
      <h1>Consent form</h1>
      <Loaded query={query}>{(consent) => <ConsentView consent={consent} />}</Loaded>
    </main>
  );
}
const open = (scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      { path: '/here', Component: Opened },
      { path: '/admin/documents/consents/:consentId', Component: Elsewhere },
    ],
    { as: { type: 'STAFF' }, scheme },
  );

test('the list of forms leads to each, and says what is empty', async () => {
  mockEndpoint(listConsents, () => listOf(consentRow.parse(form)));
  await renderPiece(
    <main>
      <h1>Consent forms</h1>
      <ConsentTable roles={['REGISTRAR']} />
    </main>,
    { as: { type: 'STAFF' } },
  );
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Write to these families' }))
    .toHaveAttribute('href', '/admin/letters/new?list=CONSENTS');
  const link = page.getByRole('link', { name: 'Anna Chacko (13)' });
  await expect.element(link).toHaveAttribute('href', `/admin/documents/consents/${consentId}`);
  await expectNoAxeViolations();
});

test('missing forms are listed with the address of the family', async () => {
  mockEndpoint(listMissingConsents, () =>
    listOf({
      orderId: sampleIds.order,
      number: 'RYMKYWY',
      registrantName: 'Mary Chacko',
      familyName: 'Vallathara',
      conventionName: 'Sangamam 2027',
      email: 'mary@example.org',
      status: 'CONFIRMED' as const,
      minorId: consentId,
      minorName: 'Anna Chacko',
      why: 'RETURNED' as const,
    }),
  );
  await renderPiece(
    <main>
      <h1>Missing forms</h1>
      <MissingTable roles={['REGISTRAR']} />
    </main>,
    { as: { type: 'STAFF' }, scheme: 'dark' },
  );
  await expect.element(page.getByText('Returned, not sent again')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'mary@example.org' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Write to these families' }))
    .toHaveAttribute('href', '/admin/letters/new?list=MISSING_CONSENTS');
  await expectNoAxeViolations();
});

test('accepting a form goes on to the next one', async () => {
  mockEndpoint(getConsent, () => form);
  const calls = mockEndpoint(acceptConsent, () => ({ ...form, state: 'ACCEPTED' as const }));
  await open();
  await expect.element(page.getByRole('img', { name: 'Photo of the form' })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: `/admin/documents/consents/${nextId}` }))
    .toBeVisible();
  expect(calls).toMatchObject([{ params: { consentId }, body: { revision: 0 } }]);
});

test('returning a form asks for a reason, and says when a colleague was quicker', async () => {
  mockEndpoint(getConsent, () => form);
  let isTaken = true;
  const calls = mockEndpoint(returnConsent, () => {
    if (isTaken) throw new Refusal('CONFLICT');
    return { ...form, state: 'RETURNED' as const };
  });
  await open('dark');
  await page.getByRole('button', { name: 'Return to family' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return this form?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The signature is cut off');
  await dialog.getByRole('button', { name: 'Return to family' }).click();
  await expect.element(dialog.getByText(errorCatalogue.CONFLICT.message)).toBeVisible();
  await expectNoAxeViolations();
  isTaken = false;
  await dialog.getByRole('button', { name: 'Return to family' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /\/admin\/documents/u })).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ revision: 0, reason: 'The signature is cut off' });
});

test('a picture is approved, rotated, and hidden with a reason', async () => {
  mockEndpoint(listPictures, () => listOf(picture));
  const approved = mockEndpoint(approvePicture, () => picture);
  const edited = mockEndpoint(editPicture, () => picture);
  const hidden = mockEndpoint(hidePicture, () => picture);
  await renderPiece(
    <main>
      <h1>Family pictures</h1>
      <PictureGrid roles={[]} />
    </main>,
    { as: { type: 'STAFF' } },
  );
  await expect.element(page.getByRole('img', { name: 'Picture of Mary Chacko (RYMKYWY)' })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Rotate: Mary Chacko (RYMKYWY)' }).click();
  await expect.poll(() => edited).toMatchObject([{ body: { revision: 3, turn: '90' } }]);
  await page.getByRole('button', { name: 'Approve: Mary Chacko (RYMKYWY)' }).click();
  await expect.element(page.getByText('The picture is approved.')).toBeVisible();
  expect(approved).toHaveLength(1);
  await page.getByRole('button', { name: 'Hide: Mary Chacko (RYMKYWY)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide this picture?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Somebody else is in it');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect
    .poll(() => hidden)
    .toMatchObject([{ body: { revision: 3, reason: 'Somebody else is in it' } }]);
});

test('a picture is cropped: the chosen part is sent as fractions', async () => {
  const canvas = new OffscreenCanvas(600, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 600, 400);
  const url = URL.createObjectURL(await canvas.convertToBlob());
  mockEndpoint(listPictures, () => listOf({ ...picture, url }));
  const edited = mockEndpoint(editPicture, () => picture);
  await renderPiece(
    <main>
      <h1>Family pictures</h1>
      <PictureGrid roles={[]} />
    </main>,
    { as: { type: 'STAFF' } },
  );
  await page.getByRole('button', { name: 'Crop: Mary Chacko (RYMKYWY)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop picture' });
  await dialog.getByRole('combobox', { name: 'Shape' }).selectOptions('Square');
  await expect.element(dialog.getByRole('button', { name: 'Save crop' })).toBeEnabled();
  await expectNoAxeViolations();
  await expect
    .poll(async () => {
      await dialog
        .getByRole('button', { name: 'Save crop' })
        .click({ timeout: 500 })
        .catch(() => undefined);
      return edited.length;
    })
    .toBeGreaterThan(0);
  const area = edited[0]?.body.area;
  expect(area?.height).toBeCloseTo(1, 1);
  expect((area?.width ?? 0) * 600).toBeCloseTo(400, -1);
  URL.revokeObjectURL(url);
});

test('all pictures of a convention are exported as one file', async () => {
  mockEndpoint(listPictures, () => listOf(picture));
  const calls = mockEndpoint(exportPictures, () => new MockFile('pictures.zip', 'PK'));
  await renderPiece(
    <main>
      <h1>Family pictures</h1>
      <PictureGrid roles={[]} />
    </main>,
    { as: { type: 'STAFF' }, scheme: 'dark' },
  );
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Export for the book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export for the book' });
  await dialog.getByRole('combobox', { name: 'Pictures' }).selectOptions('All that are not hidden');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.element(page.getByText('The file was downloaded.')).toBeVisible();
  expect(calls).toMatchObject([{ query: { conventionId: sampleIds.convention, choice: 'NOT_HIDDEN' } }]);
});

test('a registrar says whom a form is for that names nobody', async () => {
  const jude = '01970000-0000-7000-8000-0000000000f3';
  let shown: ConsentDetail = {
    ...form,
    minorName: null,
    minorAge: null,
    possibleMinors: [{ _id: jude, name: 'Jude Chacko' }],
  };
  mockEndpoint(getConsent, () => shown);
  const calls = mockEndpoint(nameConsentChildForStaff, () => {
    shown = { ...form, minorName: 'Jude Chacko' };
    return consentRow.parse(shown);
  });
  await open();
  await expect.element(page.getByText('Child not named').first()).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('combobox', { name: 'Who is the form for?' }).selectOptions('Jude Chacko');
  await expect.element(page.getByText('Jude Chacko (13)')).toBeVisible();
  await expect.element(page.getByText('Child not named')).not.toBeInTheDocument();
  expect(calls).toMatchObject([{ params: { consentId }, body: { minorId: jude } }]);
});
