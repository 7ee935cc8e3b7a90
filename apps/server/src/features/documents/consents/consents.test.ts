import { createAddonOrder } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { cancelOrder, getOrder } from '@sangamam/contract/orders/order-endpoints';
import * as endpoints from '@sangamam/contract/documents/consents/consent-endpoints';
import { consentMessages as messages } from '@sangamam/contract/documents/consents/consent-messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { consents, files } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import {
  buildDocumentFamilies,
  type DocumentFamilies,
  type FamilyWithChildren,
} from '#test/fixtures/document-families.ts';
import { photograph, picture, smallPdf } from '#test/fixtures/pictures.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { upload, type PickedFile } from '#test/upload.ts';

let t: TestApp;
let families: DocumentFamilies;
beforeAll(async () => {
  t = await buildTestApp();
  families = await buildDocumentFamilies(t);
});
afterAll(() => t.close());

const form: PickedFile = { name: 'Consent of Anna.pdf', bytes: smallPdf };
const send = (
  family: TestFamily,
  fields: Record<string, string> = {},
  sent = [form],
  orderId = family.orderId,
) => upload(t, endpoints.uploadConsentForms, { query: { orderId }, fields, files: sent }, family);
const read = (family: TestFamily, orderId = family.orderId) =>
  call(t, endpoints.getConsents, { params: { orderId } }, family);
const remove = (family: TestFamily, fileIndex: number, consentId?: string) =>
  call(
    t,
    endpoints.deleteConsentForm,
    { query: { orderId: family.orderId, fileIndex: String(fileIndex), ...(consentId && { consentId }) } },
    family,
  );
const rowsOf = ({ orderId }: TestFamily) =>
  t.database.db.select().from(consents).where(eq(consents.orderId, orderId));
const filesOf = ({ orderId }: TestFamily) =>
  t.database.db.select().from(files).where(eq(files.orderId, orderId));

describe('sending consent forms', () => {
  it('several at once, for one child: listed, in the order of the registration, and open at signed addresses', async () => {
    const family = await families.submitted('Anna', 'Jude');
    const photo = { name: 'photo.JPG', bytes: await photograph(400, 300) };
    const { data } = await send(family, { minorId: family.childIds[1] ?? '' }, [form, photo]);
    expect(data.consents).toMatchObject([
      { fileIndex: 0, minorName: 'Jude Chacko', fileName: 'Consent of Anna.pdf', state: 'SENT' },
      { fileIndex: 1, minorName: 'Jude Chacko', fileName: 'photo.jpg', contentType: 'image/jpeg' },
    ]);
    expect(data.missing).toEqual([{ _id: family.childIds[0], name: 'Anna Chacko', why: 'NOT_SENT' }]);
    const { consentForms } = (await call(t, getOrder, { params: { orderId: family.orderId } }, family)).data;
    expect(consentForms).toHaveLength(2);
    expect((await t.app.inject(consentForms[0] ?? '')).rawPayload).toEqual(smallPdf);
    t.clock.advance({ minutes: 6 });
    expect((await t.app.inject(consentForms[0] ?? '')).statusCode).toBe(404);
  });

  it('one child needs no name; a child or an adult who is named must be one of the family', async () => {
    const [one, two] = [await families.submitted('Anna'), await families.submitted('Anna', 'Jude')];
    expect((await send(one)).data.consents).toMatchObject([{ minorId: one.childIds[0] }]);
    const refused = async (fields: Record<string, string>) => (await send(two, fields)).errors;
    const minor = { code: 'RQST_PARAMS_INVALID', field: 'minorId', message: messages.minor };
    expect(await refused({ minorId: one.childIds[0] ?? '' })).toEqual([minor]);
    expect(await refused({ minorId: two.selfId })).toEqual([minor]);
    const responsible = { field: 'responsibleId', message: messages.responsible };
    const [minorId = '', otherChild = ''] = two.childIds;
    expect(await refused({ minorId, responsibleId: otherChild })).toMatchObject([responsible]);
    expect(await refused({ minorId, responsibleId: one.selfId })).toMatchObject([responsible]);
    expect(await filesOf(two)).toEqual([]);
  });

  it('is refused for add-on orders, and once cancelled or rejected', async () => {
    const confirmed = await families.confirmed('Anna');
    const request = { selectedAddonData: [], specialRequest: 'A quiet room' };
    const addons = await call(t, createAddonOrder, { query: confirmed.of, body: request }, confirmed);
    const addonOrder = await send(confirmed, {}, [form], addons.data.orderId);
    expect([addonOrder.status, addonOrder.codes]).toEqual([404, ['ORDER_NOT_FOUND']]);
    expect((await read(confirmed, addons.data.orderId)).codes).toEqual(['ORDER_NOT_FOUND']);

    const rejected = await families.submitted('Anna');
    const params = { orderId: rejected.orderId };
    const body = { reason: 'Not eligible' };
    await call(t, desk.rejectRegistration, { params, body }, families.registrar);
    expect((await send(rejected)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect((await read(rejected)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);

    const cancelled = await families.submitted('Anna');
    await send(cancelled);
    await call(t, cancelOrder, { params: { orderId: cancelled.orderId }, body: undefined }, cancelled);
    expect((await send(cancelled)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect((await read(cancelled)).data).toMatchObject({ maySend: false, consents: [{ mayDelete: true }] });
    expect((await remove(cancelled, 0)).data.consents).toEqual([]);
  });

  it('is refused beyond 30 forms of a registration', async () => {
    const family = await families.submitted('Anna');
    const photo = { name: 'a.png', bytes: await picture(20, 20).png().toBuffer() };
    const five = Array.from({ length: 5 }, () => photo);
    for (let round = 0; round < 6; round += 1) expect((await send(family, {}, five)).status).toBe(200);
    expect((await send(family, {}, [photo])).errors).toMatchObject([{ message: messages.tooMany }]);
    expect(await filesOf(family)).toHaveLength(30);
  });
});

describe('files alone, as the specification sends them', () => {
  const forms = (family: TestFamily) => read(family).then(({ data }) => data);
  const name = (family: TestFamily, consentId: string, minorId: string, orderId = family.orderId) =>
    call(t, endpoints.nameConsentChild, { params: { orderId, consentId }, body: { minorId } }, family);
  const formOf = async (family: TestFamily) => (await send(family)).data.consents[0]?._id ?? '';

  it('are taken where nobody is under 18, or several are, and are for nobody until it is said', async () => {
    const [adults, two] = [await families.submitted(), await families.submitted('Anna', 'Jude')];
    expect((await send(adults)).data.consents).toMatchObject([
      { minorId: null, minorName: null, mayNameChild: false },
    ]);
    const consentId = await formOf(two);
    const unsaid = await forms(two);
    expect(unsaid.consents).toMatchObject([{ minorId: null, minorName: null, mayNameChild: true }]);
    expect(unsaid.missing.map(({ why }) => why)).toEqual(['NOT_SENT', 'NOT_SENT']);

    const [anna = '', jude = ''] = two.childIds;
    const said = await name(two, consentId, jude);
    expect(said.data.consents).toMatchObject([{ minorName: 'Jude Chacko', mayNameChild: false }]);
    expect(said.data.missing).toMatchObject([{ _id: anna }]);
    expect((await name(two, consentId, jude)).status).toBe(200);
    expect((await name(two, consentId, anna)).codes).toEqual(['CONFLICT']);
  });

  it('are never given to a person who is no minor of the registration, nor to another family', async () => {
    const [family, other] = [
      await families.submitted('Anna', 'Jude'),
      await families.submitted('Anna', 'Jude'),
    ];
    const [consentId, theirs] = [await formOf(family), await formOf(other)];
    const [anna = ''] = family.childIds;
    for (const minorId of [family.selfId, other.childIds[0] ?? ''])
      expect((await name(family, consentId, minorId)).errors).toEqual([
        { code: 'RQST_PARAMS_INVALID', field: 'minorId', message: messages.minor },
      ]);
    expect((await name(family, theirs, anna)).codes).toEqual(['NOT_FOUND']);
    expect((await name(family, theirs, anna, other.orderId)).codes).toEqual(['ORDER_NOT_FOUND']);
    await call(t, cancelOrder, { params: { orderId: family.orderId }, body: undefined }, family);
    expect((await name(family, consentId, anna)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect(await rowsOf(other)).toMatchObject([{ minorId: null }]);
  });
});

describe('deleting a consent form', () => {
  const twoForms = async (): Promise<FamilyWithChildren> => {
    const family = await families.submitted('Anna');
    await send(family, {}, [form, { ...form, name: 'second.pdf' }]);
    return family;
  };

  it('takes the form at its place, file and row', async () => {
    const family = await twoForms();
    const { data } = await remove(family, 0);
    expect(data.consents).toMatchObject([{ fileIndex: 0, fileName: 'second.pdf' }]);
    expect([await rowsOf(family), await filesOf(family)].map(({ length }) => length)).toEqual([1, 1]);
    expect((await remove(family, 1)).codes).toEqual(['NOT_FOUND']);
    expect((await remove(family, 0)).data.missing).toMatchObject([{ why: 'NOT_SENT' }]);
  });

  it('is refused when another form has moved to its place meanwhile', async () => {
    const family = await twoForms();
    const [first] = (await read(family)).data.consents;
    const both = await Promise.all([remove(family, 0, first?._id), remove(family, 0, first?._id)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await read(family)).data.consents).toMatchObject([{ fileName: 'second.pdf' }]);
  });

  it('is refused for an accepted form, and never reaches another family', async () => {
    const [family, other] = [await twoForms(), await twoForms()];
    await t.database.db
      .update(consents)
      .set({ state: 'ACCEPTED' })
      .where(eq(consents.orderId, family.orderId));
    expect((await remove(family, 0)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const foreign = await remove({ ...family, orderId: other.orderId }, 0);
    expect(foreign.codes).toEqual(['ORDER_NOT_FOUND']);
    const [theirs] = await rowsOf(other);
    expect((await remove(family, 0, theirs?.id)).codes).toEqual(['CONFLICT']);
    expect(await rowsOf(other)).toHaveLength(2);
  });
});
