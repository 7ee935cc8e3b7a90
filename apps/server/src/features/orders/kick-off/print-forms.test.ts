import {
  downloadBlankForms,
  downloadForms,
  listFormFamilies,
} from '@sangamam/contract/orders/kick-off/form-endpoints';
import { closeEvening, openEvening } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditLog, users } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { download } from '#test/download.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { participantPayload, startFamily, submitFamily } from '#test/fixtures/registrations.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let desk: PaymentDesk;
let volunteer: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  volunteer = { token: await signInAs(t, await createStaff(t, 'DESK')) };
});
afterAll(() => t.close());

const dallas = 'ORG10006';
const denver = 'ORG10007';
const houston = 'ORG10008';

async function open(localUnitId: string): Promise<string> {
  const { conventionId } = desk;
  const body = { conventionId, name: 'Kick-off', localUnitId, day: '2026-11-29', place: 'Parish hall' };
  return (await call(t, openEvening, { body }, volunteer)).data._id;
}

const listed = async (eveningId: string) =>
  (await call(t, listFormFamilies, { params: { eveningId } }, volunteer)).data.families;
const print = (eveningId: string, query: Record<string, string> = {}, who = volunteer) =>
  download(t, downloadForms, who, { params: { eveningId }, query });
const printed = async (eveningId: string, query: Record<string, string> = {}, who = volunteer) =>
  readPdf((await print(eveningId, query, who)).rawPayload);

describe('prefilled forms', () => {
  it('have a page for each family of the unit that is not registered, in both scripts, with its people', async () => {
    const evening = await open(dallas);
    const known = await startFamily(t, desk.conventionId, {
      firstName: 'ജോമോൻ',
      lastName: 'Abraham',
      organization: dallas,
      dob: '1980-02-01',
    });
    const child = participantPayload(known, { firstName: 'Merin', lastName: 'Abraham', dob: '2015-02-01' });
    expect((await call(t, addParticipant, { body: child }, known)).status).toBe(200);
    await createRegistrant(t, { firstName: 'Saramma', lastName: 'Thomas', organization: dallas });
    await createRegistrant(t, { firstName: 'Stranger', organization: denver });
    await submitFamily(t, desk.conventionId, desk.packageId, {
      firstName: 'Registered',
      organization: dallas,
      maritalStatus: 'SINGLE',
    });
    const closed = await createRegistrant(t, { firstName: 'Suspended', organization: dallas });
    await t.database.db.update(users).set({ suspendedAt: t.clock.now() }).where(eq(users.id, closed.id));

    expect((await listed(evening)).map(({ name, draftNumber }) => [name, draftNumber])).toEqual([
      ['ജോമോൻ Abraham', known.tempNumber],
      ['Saramma Thomas', null],
    ]);
    const answer = await print(evening);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const { pages, text, actualTexts, alts } = await readPdf(answer.rawPayload);
    expect(pages).toBe(2);
    for (const words of [
      'Registration form',
      'Merin Abraham',
      'Daughter',
      'Saramma Thomas',
      known.tempNumber,
      '$1,000 USD',
      'Check no.',
      'Signature',
      'For the registrar',
    ])
      expect(text).toContain(words);
    for (const name of ['Stranger', 'Registered', 'Suspended']) expect(text).not.toContain(name);
    const malayalam = actualTexts.filter(([, lang]) => lang === 'ml').map(([words]) => words.trim());
    for (const words of ['രജിസ്ട്രേഷൻ ഫോം', 'ജോമോൻ', 'ഒപ്പ്']) expect(malayalam).toContain(words);
    expect(alts.filter((alt) => alt === 'QR code that opens the form of this family')).toHaveLength(2);
    expect(text).not.toContain('@');
  });

  it('have dates of birth for whoever may see them: none at the desk, of adults for treasurers, all for registrars', async () => {
    const evening = await open(dallas);
    const datesFor = async (who: { token: string }) => {
      const { text } = await printed(evening, {}, who);
      return ['02-01-1980', '02-01-2015'].filter((date) => text.includes(date));
    };
    expect(await datesFor(volunteer)).toEqual([]);
    expect(await datesFor(desk.treasurer)).toEqual(['02-01-1980']);
    expect(await datesFor(desk.registrar)).toEqual(['02-01-1980', '02-01-2015']);
  });

  it('are printed of chosen families of the unit alone, and recorded', async () => {
    const evening = await open(dallas);
    const other = await open(denver);
    const [first, second] = await listed(evening);
    const [stranger] = await listed(other);
    const families = [second?.userId, stranger?.userId].join(',');
    const { pages, text } = await printed(evening, { families });
    expect(pages).toBe(1);
    expect(text).toContain(second?.name);
    expect((await print(evening, { families: stranger?.userId ?? '' })).json()).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    });
    expect((await print(evening, { file: '2' })).json()).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    await print(evening);
    const rows = await t.database.db.select().from(auditLog).where(eq(auditLog.entityId, evening));
    expect(
      rows.filter(({ action }) => action === 'kick-off.forms-printed').map(({ after }) => after),
    ).toEqual([
      { file: 1, forms: 1, families: [second?.userId] },
      { file: 1, forms: 2, families: [first?.userId, second?.userId] },
    ]);
  });

  it('come back for a family whose registration was cancelled', async () => {
    const evening = await open(houston);
    const family = await submitFamily(t, desk.conventionId, desk.packageId, { organization: houston });
    expect(await listed(evening)).toEqual([]);
    const body = { reason: 'The father is ill' };
    await call(t, cancelRegistration, { params: { orderId: family.orderId }, body }, desk.registrar);
    expect(await listed(evening)).toMatchObject([{ userId: family.of.userId, draftNumber: null }]);
    expect((await printed(evening)).pages).toBe(1);
  });

  it('are refused to whoever runs no kick-off, and once the evening is closed', async () => {
    const evening = await open(dallas);
    const hotel = { token: await signInAs(t, await createStaff(t, 'HOSPITALITY')) };
    expect((await print(evening, {}, hotel)).statusCode).toBe(403);
    const body = { families: 0, noted: [], counted: [] };
    await call(t, closeEvening, { params: { eveningId: evening }, body }, volunteer);
    const blank = await download(t, downloadBlankForms, volunteer, { params: { eveningId: evening } });
    for (const answer of [await print(evening), blank])
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EVENING_CLOSED' }] });
  });
});

it('blank forms name nobody, have both prices, and are as many as asked for', async () => {
  const evening = await open(dallas);
  const file = await download(t, downloadBlankForms, volunteer, {
    params: { eveningId: evening },
    query: { copies: '3' },
  });
  const { pages, text, alts } = await readPdf(file.rawPayload);
  expect(pages).toBe(3);
  expect(alts).toContain('QR code that opens the form of a new family');
  expect(text).toMatch(/\$1,000 USD \/ \$[\d,]+ CAD/u);
  expect(text).not.toContain('Abraham');
  const many = { params: { eveningId: evening }, query: { copies: '51' } };
  expect((await download(t, downloadBlankForms, volunteer, many)).statusCode).toBe(400);
});
