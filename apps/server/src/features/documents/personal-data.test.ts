import { uploadConsentForms } from '@sangamam/contract/documents/consents/consent-endpoints';
import { updateFamilyPicture } from '@sangamam/contract/documents/family-picture/family-picture-endpoints';
import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { mergePeople } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { closeAccount } from '@sangamam/contract/people/own-data/own-data-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { downloadOwnData } from '#test/download.ts';
import { createRegistrant, testPassword } from '#test/fixtures/accounts.ts';
import {
  buildDocumentFamilies,
  type DocumentFamilies,
  type FamilyWithChildren,
} from '#test/fixtures/document-families.ts';
import { picture, smallPdf } from '#test/fixtures/pictures.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { upload } from '#test/upload.ts';

let t: TestApp;
let family: FamilyWithChildren;
let registrar: { token: string };
let families: DocumentFamilies;
beforeAll(async () => {
  t = await buildTestApp();
  families = await buildDocumentFamilies(t);
  registrar = families.registrar;
  family = await families.confirmed('Anna');
  const { orderId } = family;
  const form = { name: 'form.pdf', bytes: smallPdf };
  await upload(t, uploadConsentForms, { query: { orderId }, files: [form] }, family).then(({ data }) => data);
  const photo = { name: 'us.png', bytes: await picture(300, 300).png().toBuffer() };
  const fields = { orderId, note: 'Mary and Anna' };
  await upload(t, updateFamilyPicture, { fields, files: [photo] }, family).then(({ data }) => data);
});
afterAll(() => t.close());

const count = async (table: string) => {
  const { rows } = await t.database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where order_id = $1`,
    [family.orderId],
  );
  return rows[0]?.count;
};

describe('documents as personal data', () => {
  it('are in "Your data", each form with the minor whom it covers, and as files', async () => {
    const data = await downloadOwnData(t, family);
    expect(data.consents).toMatchObject([
      { orderId: family.orderId, minorId: family.childIds[0], responsibleId: family.selfId, state: 'SENT' },
    ]);
    expect(data.familyPictures).toMatchObject([{ orderId: family.orderId, state: 'SENT' }]);
    expect(data.files.map(({ kind }) => kind)).toEqual(['CONSENT_FORM', 'FAMILY_PICTURE']);
  });

  it('go with a merged account: the form covers the same child, with the one who is kept as responsible', async () => {
    const [kept, duplicate] = [await createRegistrant(t), await families.confirmed('Lizy')];
    const { orderId } = duplicate;
    const form = { name: 'form.pdf', bytes: smallPdf };
    await upload(t, uploadConsentForms, { query: { orderId }, files: [form] }, duplicate);
    const body = { duplicateId: duplicate.account.id, dryRun: false, reason: 'Signed up twice' };
    const merged = await call(t, mergePeople, { params: { userId: kept.id }, body }, registrar);
    expect(merged.data).toMatchObject({ isMerged: true });
    const { rows } = await t.database.pool.query<{ person_id: string }>(
      'select person_id from users where id = $1',
      [kept.id],
    );
    const data = await downloadOwnData(t, { token: await signInAs(t, kept) });
    expect(data.consents).toMatchObject([
      { orderId, minorId: duplicate.childIds[0], responsibleId: rows[0]?.person_id, state: 'SENT' },
    ]);
    expect(data.files.map(({ kind }) => kind)).toEqual(['CONSENT_FORM']);
  });

  it('are erased with the account: rows, files and the note', async () => {
    const params = { orderId: family.orderId };
    await call(t, cancelRegistration, { params, body: { reason: 'Ill' } }, registrar);
    const closed = await call(t, closeAccount, { body: { password: testPassword } }, family);
    expect(closed.status).toBe(200);
    expect([await count('consents'), await count('family_pictures'), await count('files')]).toEqual([
      0, 0, 0,
    ]);
    const { rows } = await t.database.pool.query(
      'select family_picture_note as note from orders where id = $1',
      [family.orderId],
    );
    expect(rows).toEqual([{ note: '' }]);
  });
});
