import * as endpoints from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import { getConsents, uploadConsentForms } from '@sangamam/contract/documents/consents/consent-endpoints';
import {
  cancelRegistration,
  getRegistration,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import {
  buildDocumentFamilies,
  type DocumentFamilies,
  type FamilyWithChildren,
} from '#test/fixtures/document-families.ts';
import { smallPdf } from '#test/fixtures/pictures.ts';
import { outbox } from '#test/outbox.ts';
import { upload } from '#test/upload.ts';

let t: TestApp;
let families: DocumentFamilies;
beforeAll(async () => {
  t = await buildTestApp();
  families = await buildDocumentFamilies(t);
});
afterAll(() => t.close());

async function send(family: FamilyWithChildren, child = 0): Promise<string> {
  const sent = await upload(
    t,
    uploadConsentForms,
    {
      query: { orderId: family.orderId },
      fields: { minorId: family.childIds[child] ?? '' },
      files: [{ name: 'form.pdf', bytes: smallPdf }],
    },
    family,
  );
  return sent.data.consents.at(-1)?._id ?? '';
}
const at = (consentId: string) => ({ params: { consentId } });
const accept = (consentId: string, revision = 0) =>
  call(t, endpoints.acceptConsent, { ...at(consentId), body: { revision } }, families.registrar);
const giveBack = (consentId: string, revision = 0) =>
  call(
    t,
    endpoints.returnConsent,
    { ...at(consentId), body: { revision, reason: 'The signature is cut off' } },
    families.registrar,
  );
const undo = (consentId: string, revision: number) =>
  call(t, endpoints.undoConsent, { ...at(consentId), body: { revision } }, families.registrar);
const mailsTo = async ({ account }: FamilyWithChildren, kind: string) =>
  (await outbox(t, { to: account.email })).filter((mail) => mail.kind === kind);
const listOf = async (query: Record<string, string>) =>
  (await call(t, endpoints.listConsents, { query }, families.registrar)).data.docs;
const missingOf = async (query: Record<string, string>) =>
  (await call(t, endpoints.listMissingConsents, { query }, families.registrar)).data.docs;

it('a form that names nobody is listed and not accepted before a registrar says whom it is for', async () => {
  const family = await families.confirmed('Anna', 'Jude');
  const { orderId, childIds } = family;
  const files = [{ name: 'form.pdf', bytes: smallPdf }];
  const sent = await upload(t, uploadConsentForms, { query: { orderId }, fields: {}, files }, family);
  const consentId = sent.data.consents[0]?._id ?? '';
  const opened = () => call(t, endpoints.getConsent, at(consentId), families.registrar);
  expect((await opened()).data).toMatchObject({
    minorName: null,
    minorAge: null,
    possibleMinors: [{ name: 'Anna Chacko' }, { name: 'Jude Chacko' }],
    actions: ['return'],
  });
  expect((await accept(consentId)).codes).toEqual(['CONSENT_NAMES_NOBODY']);
  expect(await mailsTo(family, 'consents.accepted')).toEqual([]);
  const search = (await opened()).data.number;
  expect(await missingOf({ search })).toHaveLength(2);
  expect(await listOf({ search })).toMatchObject([{ _id: consentId, minorName: null }]);

  const name = (minorId: string) =>
    call(t, endpoints.nameConsentChildForStaff, { ...at(consentId), body: { minorId } }, families.registrar);
  expect((await name(childIds[1] ?? '')).data).toMatchObject({ minorName: 'Jude Chacko' });
  expect((await name(childIds[0] ?? '')).codes).toEqual(['CONFLICT']);
  expect((await opened()).data.possibleMinors).toEqual([]);
  expect(await missingOf({ search })).toMatchObject([{ minorName: 'Anna Chacko' }]);
  expect((await accept(consentId)).data).toMatchObject({ state: 'ACCEPTED', minorName: 'Jude Chacko' });
});

describe('the list of consent forms', () => {
  it('has those to check, the oldest first, and leads from one to the next', async () => {
    const { conventionId, ...own } = await buildDocumentFamilies(t);
    const [one, two] = [await own.submitted('Anna'), await own.submitted('Jude')];
    const [first, second] = [await send(one), await send(two)];
    const docs = await listOf({ state: 'SENT', conventionId });
    expect(docs).toMatchObject([
      {
        _id: first,
        minorName: 'Anna Chacko',
        minorAge: 13,
        number: one.tempNumber,
        actions: ['accept', 'return'],
      },
      { _id: second, minorName: 'Jude Chacko', state: 'SENT' },
    ]);
    expect(await listOf({ search: two.tempNumber })).toMatchObject([{ _id: second }]);
    const { data } = await call(t, endpoints.getConsent, at(first), families.registrar);
    expect(data.nextId).not.toBeNull();
    expect((await t.app.inject(data.url)).rawPayload).toEqual(smallPdf);
    const { rows } = await t.database.pool.query(
      `select 1 from audit_log where action = 'order.read' and entity_id = $1`,
      [one.orderId],
    );
    expect(rows).toHaveLength(1);
  });

  it('leaves out forms of cancelled registrations, which nobody can decide about any more', async () => {
    const family = await families.submitted('Anna');
    const id = await send(family);
    const params = { orderId: family.orderId };
    await call(t, cancelRegistration, { params, body: { reason: 'Ill' } }, families.registrar);
    expect(await listOf({ search: family.tempNumber })).toEqual([]);
    expect((await accept(id)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });
});

describe('deciding about a consent form', () => {
  it('accepting leaves an audit row; the family is told once, when all its minors have a form', async () => {
    const family = await families.submitted('Anna', 'Jude');
    const [first, second] = [await send(family, 0), await send(family, 1)];
    expect((await accept(first)).data).toMatchObject({ state: 'ACCEPTED', actions: ['return', 'undo'] });
    expect(await mailsTo(family, 'consents.accepted')).toEqual([]);
    await Promise.all([accept(second), accept(second)]);
    expect(await mailsTo(family, 'consents.accepted')).toHaveLength(1);
    const { data } = await call(
      t,
      getRegistration,
      { params: { orderId: family.orderId } },
      families.registrar,
    );
    expect(data.history.filter(({ action }) => action === 'consent.accepted')).toHaveLength(2);
  });

  it('returning mails the reason, and the family can send another form', async () => {
    const family = await families.submitted('Anna');
    const id = await send(family);
    expect((await giveBack(id)).data).toMatchObject({ state: 'RETURNED', actions: ['accept'] });
    await giveBack(id);
    const [mail, ...others] = await mailsTo(family, 'consent.returned');
    expect(mail?.text).toContain('The signature is cut off');
    expect(mail?.text).toContain('/my-account/documents/');
    expect(others).toEqual([]);
    const read = await call(t, getConsents, { params: { orderId: family.orderId } }, family);
    expect(read.data).toMatchObject({
      missing: [{ why: 'RETURNED' }],
      consents: [{ state: 'RETURNED', reason: 'The signature is cut off' }],
    });
    await send(family);
    expect(
      (await call(t, getConsents, { params: { orderId: family.orderId } }, family)).data.missing,
    ).toEqual([]);
  });

  it('an acceptance is taken back; somebody who saw an older state gets CONFLICT', async () => {
    const family = await families.submitted('Anna');
    const id = await send(family);
    await accept(id);
    expect((await undo(id, 0)).codes).toEqual(['CONFLICT']);
    expect((await undo(id, 1)).data).toMatchObject({ state: 'SENT', decidedByName: null });
    expect((await giveBack(id, 0)).codes).toEqual(['CONFLICT']);
    expect((await accept(id, 2)).data).toMatchObject({ state: 'ACCEPTED', revision: 3 });
    expect((await accept(crypto.randomUUID())).codes).toEqual(['NOT_FOUND']);
  });
});

describe('missing consent forms', () => {
  it('are listed by minor until a form is sent, and again when it is returned', async () => {
    const family = await families.confirmed('Anna', 'Jude');
    await families.submitted();
    const search = family.tempNumber;
    expect(await missingOf({ search, conventionId: families.conventionId })).toMatchObject([
      { minorName: 'Anna Chacko', why: 'NOT_SENT', status: 'CONFIRMED', email: family.account.email },
      { minorName: 'Jude Chacko', why: 'NOT_SENT' },
    ]);
    const id = await send(family, 1);
    expect((await missingOf({ search })).map(({ minorName }) => minorName)).toEqual(['Anna Chacko']);
    await giveBack(id);
    expect((await missingOf({ search })).map(({ why }) => why)).toEqual(['NOT_SENT', 'RETURNED']);
  });
});
