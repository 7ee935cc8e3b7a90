import {
  acceptConsent,
  listMissingConsents,
  returnConsent,
} from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import { uploadConsentForms } from '@sangamam/contract/documents/consents/consent-endpoints';
import { updateFamilyPicture } from '@sangamam/contract/documents/family-picture/family-picture-endpoints';
import { hidePicture } from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import type { LetterAudience } from '@sangamam/contract/letters/letter-draft';
import * as letters from '@sangamam/contract/letters/letter-endpoints';
import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { suspendPerson } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { organizations, people } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import {
  buildDocumentFamilies,
  type DocumentFamilies,
  type FamilyWithChildren,
} from '#test/fixtures/document-families.ts';
import { photograph, smallPdf } from '#test/fixtures/pictures.ts';
import { startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { upload } from '#test/upload.ts';

let t: TestApp;
let families: DocumentFamilies;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  families = await buildDocumentFamilies(t);
});
afterAll(() => t.close());

const create = (
  asked: Pick<LetterAudience, 'list' | 'filters'>,
  who: { token: string } = families.registrar,
) =>
  call(
    t,
    letters.createLetter,
    {
      body: {
        conventionId: families.conventionId,
        subjectEn: 'Your papers',
        bodyEn: '<p>Please look at them.</p>',
        subjectMl: '',
        bodyMl: '',
        audience: { name: '', first: 'SUBMITTED', ...asked } as LetterAudience,
      },
    },
    who,
  );

/** The registrations that a letter to this audience finds, with why they get none. */
async function found(asked: Pick<LetterAudience, 'list' | 'filters'>) {
  const { data, codes } = await create(asked);
  expect(codes).toEqual([]);
  const at = { params: { letterId: data._id } };
  const { revision } = data;
  const prepared = await call(t, letters.prepareLetter, { ...at, body: { revision } }, families.registrar);
  expect(prepared.codes).toEqual([]);
  const listed = await call(t, letters.listLetterRecipients, { ...at, query: {} }, families.registrar);
  return listed.data.docs.map(({ orderId, reason }) => [orderId, reason]);
}
const idsOf = (...them: TestFamily[]) => them.map(({ orderId }) => [orderId, null]);
const cancel = ({ orderId }: TestFamily) =>
  call(
    t,
    cancelRegistration,
    { params: { orderId }, body: { reason: 'The father is ill' } },
    families.registrar,
  );
const staff = async (...roles: Parameters<typeof createStaff>[1][]) => ({
  token: await signInAs(t, await createStaff(t, ...roles)),
});

/** Sends the form of a child, and answers its id. */
async function sendForm(family: FamilyWithChildren, child = 0): Promise<string> {
  const { data } = await upload(
    t,
    uploadConsentForms,
    {
      query: { orderId: family.orderId },
      fields: { minorId: family.childIds[child] ?? '' },
      files: [{ name: 'form.pdf', bytes: smallPdf }],
    },
    family,
  );
  return data.consents.at(-1)?._id ?? '';
}

describe('the families of the consent forms', () => {
  it('are found by the state of a form and by search, each once, without those that were cancelled', async () => {
    const [waits, accepted, returned] = [
      await families.submitted('Anna', 'Jude'),
      await families.submitted('Mary'),
      await families.submitted('Paul'),
    ];
    await sendForm(waits, 0);
    await sendForm(waits, 1);
    const gone = await families.submitted('Rose');
    await sendForm(gone);
    await cancel(gone);
    const body = { revision: 0 };
    const params = (consentId: string) => ({ params: { consentId } });
    await call(t, acceptConsent, { ...params(await sendForm(accepted)), body }, families.registrar);
    const because = { ...body, reason: 'The signature is cut off' };
    await call(t, returnConsent, { ...params(await sendForm(returned)), body: because }, families.registrar);
    for (const [filters, those] of [
      [{}, [waits, accepted, returned]],
      [{ state: 'SENT' }, [waits]],
      [{ state: 'ACCEPTED' }, [accepted]],
      [{ state: 'RETURNED' }, [returned]],
      [{ search: waits.tempNumber }, [waits]],
      [{ state: 'RETURNED', search: waits.tempNumber }, []],
    ] as const)
      expect([filters, await found({ list: 'CONSENTS', filters })]).toEqual([filters, idsOf(...those)]);
  });

  it('whose form is missing are those of that list, once for several children', async () => {
    const [none, half] = [await families.submitted('Anna', 'Jude'), await families.submitted('Mary', 'Paul')];
    await sendForm(half, 0);
    const done = await families.submitted('Rose');
    await sendForm(done);
    await families.submitted();
    const query = { conventionId: families.conventionId };
    const list = await call(t, listMissingConsents, { query }, families.registrar);
    expect(list.data.docs).toHaveLength(3);
    expect(await found({ list: 'MISSING_CONSENTS', filters: {} })).toEqual(idsOf(none, half));
    const searched = { list: 'MISSING_CONSENTS', filters: { search: half.tempNumber } } as const;
    expect(await found(searched)).toEqual(idsOf(half));
    // Nobody is missing, and nobody is found.
    await sendForm(half, 1);
    expect(await found(searched)).toEqual([]);
  });

  it('are written to by who checks forms', async () => {
    const treasurer = await staff('TREASURER');
    for (const list of ['CONSENTS', 'MISSING_CONSENTS', 'PICTURES', 'PEOPLE'] as const)
      expect((await create({ list, filters: {} }, treasurer)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('the families of the pictures', () => {
  it('are found by the state of the picture and by search', async () => {
    const send = async (note: string) => {
      const family = await families.confirmed();
      const fields = { orderId: family.orderId, note };
      const files = [{ name: 'us.jpg', bytes: await photograph(600, 400) }];
      await upload(t, updateFamilyPicture, { fields, files }, family).then(({ data }) => data);
      return family;
    };
    const [waits, hidden] = [await send('At the lake'), await send('At home')];
    await families.confirmed();
    const body = { revision: 0, reason: 'Somebody else is in it' };
    const { orderId } = hidden;
    await call(t, hidePicture, { params: { orderId }, body }, families.registrar).then(({ data }) => data);
    for (const [filters, those] of [
      [{}, [waits, hidden]],
      [{ state: 'SENT' }, [waits]],
      [{ state: 'HIDDEN' }, [hidden]],
      [{ state: 'APPROVED' }, []],
      [{ search: 'lake' }, [waits]],
    ] as const)
      expect([filters, await found({ list: 'PICTURES', filters })]).toEqual([filters, idsOf(...those)]);
  });
});

describe('people', () => {
  it('are found by unit, parish, account and search, who have a registration for the convention', async () => {
    const [one, two, suspended] = [
      await families.submitted(),
      await families.submitted('Kochurani'),
      await families.submitted(),
    ];
    const other = await buildConvention(t.ctx);
    const elsewhere = await startFamily(t, other.id);
    await t.database.db
      .insert(organizations)
      .values({ id: 'TEST-UNIT', type: 'LOCAL_UNIT', name: 'Test unit' })
      .onConflictDoNothing();
    await t.database.db
      .update(people)
      .set({ localUnitId: 'TEST-UNIT', parishInKerala: 'Aluva' })
      .where(inArray(people.id, [one.selfId, elsewhere.selfId]));
    const body = { reason: 'Writes to everybody' };
    await call(t, suspendPerson, { params: { userId: suspended.account.id }, body }, families.registrar);
    for (const [filters, those] of [
      [{}, [...idsOf(one, two), [suspended.orderId, 'SUSPENDED']]],
      [{ organization: 'TEST-UNIT' }, idsOf(one)],
      [{ parish: 'Aluva' }, idsOf(one)],
      [{ state: 'SUSPENDED' }, [[suspended.orderId, 'SUSPENDED']]],
      [{ state: 'ACTIVE' }, idsOf(one, two)],
      // By anybody of the family, as the list finds them.
      [{ search: 'Kochurani' }, idsOf(two)],
      [{ search: elsewhere.tempNumber }, []],
    ] as const)
      expect([filters, await found({ list: 'PEOPLE', filters })]).toEqual([filters, those]);
  });
});
