import { randomBytes } from 'node:crypto';

import {
  getNeeds,
  listPeopleWithNeeds,
  openCard,
  openEmergencySheet,
} from '@sangamam/contract/people/cards/card-admin-endpoints';
import { getCards, saveCard } from '@sangamam/contract/people/cards/card-endpoints';
import {
  cancelOrder,
  initiateRegistration,
  submitForApproval,
} from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { mergePeople } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import type { Card } from '@sangamam/contract/people/cards/card';
import { retentionDays } from '@sangamam/contract/people/erasure/retention';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSecretBox } from '#server/adapters/secrets/secret-box.ts';
import { auditLog, conventions, personCards } from '#server/db/schema/schema.ts';
import { applyRetention } from '#server/features/people/erasure/apply-retention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import { startFamily, submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { hasLostCards, resealCards } from './sealed-part.ts';
import { readCards, saveCard as saveWithout } from './own-cards.ts';

let t: TestApp;
let desk: PaymentDesk;
let care: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  care = { token: await signInAs(t, await createStaff(t, 'CARE')) };
});
afterAll(() => t.close());

const nuts: Card = {
  diets: ['VEGETARIAN'],
  allergies: ['PEANUTS'],
  foodNote: 'Also mustard',
  accessNeeds: ['WHEELCHAIR'],
  accessNote: '',
  healthNotes: 'Carries an EpiPen zebra',
  emergencyName: 'Susan Kora',
  emergencyPhone: '(312) 555-0100',
  mayPhotograph: false,
  mayPrint: true,
};
const plain: Card = {
  ...nuts,
  diets: [],
  allergies: [],
  foodNote: '',
  accessNeeds: [],
  healthNotes: '',
  mayPhotograph: true,
};

const submitted = () => submitFamily(t, desk.conventionId, desk.packageId);
const cardsOf = ({ orderId, token }: TestFamily) => call(t, getCards, { params: { orderId } }, { token });
const save = (
  { orderId, selfId, token }: TestFamily,
  card: Partial<Card> = {},
  revision = 0,
  personId = selfId,
) => call(t, saveCard, { params: { orderId, personId }, body: { ...nuts, ...card, revision } }, { token });
const needs = async (conventionId = desk.conventionId) =>
  (await call(t, getNeeds, { params: { conventionId } }, care)).data;
const peopleWith = async (query: object = {}) =>
  (
    await call(
      t,
      listPeopleWithNeeds,
      { params: { conventionId: desk.conventionId }, query: { pageSize: '100', ...query } },
      care,
    )
  ).data.docs;

it('a family tells what each person needs, reads it again, and changes it', async () => {
  const family = await submitted();
  expect((await cardsOf(family)).data).toMatchObject({
    mayChange: true,
    keepsPrivate: true,
    people: [{ personId: family.selfId, revision: 0, card: null, confirmedAt: null, isUnreadable: false }],
  });
  expect((await save(family)).data).toMatchObject({ revision: 1, card: nuts });
  expect((await save(family, { foodNote: '' }, 1)).data).toMatchObject({ revision: 2 });
  const [person] = (await cardsOf(family)).data.people;
  expect(person).toMatchObject({ revision: 2, card: { ...nuts, foodNote: '' }, isUnreadable: false });
  expect(person?.confirmedAt).not.toBeNull();
});

it('of two tabs that save at once one is told that there is a newer card', async () => {
  const family = await submitted();
  const answers = await Promise.all([save(family), save(family, { foodNote: 'Second' })]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
});

it('is a start for the next registration of the same person', async () => {
  const family = await submitted();
  await save(family);
  const { orderId, token } = family;
  expect((await call(t, cancelOrder, { params: { orderId }, body: {} }, { token })).status).toBe(200);
  expect((await cardsOf(family)).data.mayChange).toBe(false);
  const { data } = await call(t, initiateRegistration, { body: family.of }, { token });
  await call(t, selectPackage, { query: { ...family.of, packageId: desk.packageId } }, { token });
  await call(t, submitForApproval, { query: family.of, body: {} }, { token });
  const [person] = (await cardsOf({ ...family, orderId: data.orderId })).data.people;
  expect(person).toMatchObject({ card: null, earlier: nuts });
});

describe('a card is refused, and nothing is stored,', () => {
  it('before the registration is sent', async () => {
    const family = await startFamily(t, desk.conventionId);
    expect((await cardsOf(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect((await save(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });

  it('for somebody of another family', async () => {
    const [family, other] = [await submitted(), await submitted()];
    expect((await save(family, {}, 0, other.selfId)).codes).toEqual(['NOT_FOUND']);
    expect((await save({ ...family, token: other.token })).codes).toEqual(['ORDER_NOT_FOUND']);
    expect((await cardsOf({ ...family, token: other.token })).codes).toEqual(['ORDER_NOT_FOUND']);
  });

  it.each([
    ['emergencyName', { emergencyName: '' }],
    ['emergencyPhone', { emergencyPhone: '' }],
    ['emergencyPhone', { emergencyPhone: 'at home' }],
    ['allergies.0', { allergies: ['CELERY'] }],
    ['mayPhotograph', { mayPhotograph: null }],
  ])('with a wrong %s, without repeating what was written', async (field, wrong) => {
    const family = await submitted();
    const params = { orderId: family.orderId, personId: family.selfId };
    const answer = await callLoosely(
      t,
      saveCard,
      { params, body: { ...nuts, ...wrong, revision: 0 } },
      family,
    );
    expect(answer.errors.map((one) => one.field)).toEqual([field]);
    expect(JSON.stringify(answer.errors)).not.toContain('zebra');
    expect((await cardsOf(family)).data.people[0]?.card).toBeNull();
  });
});

describe('what is private', () => {
  it('stands nowhere in plain: not in the database, the log, the mails or the record of a registrar', async () => {
    const family = await submitted();
    await save(family);
    for (const table of [
      'person_cards',
      'audit_log',
      'outbox_mails',
      'orders',
      'order_participants',
      'people',
    ]) {
      const { rows } = await t.database.db.execute(
        `select count(*)::int as found from ${table} x where x::text like '%zebra%'`,
      );
      expect([table, rows]).toEqual([table, [{ found: 0 }]]);
    }
    const { orderId } = family;
    const record = await call(t, getRegistration, { params: { orderId } }, desk.registrar);
    const said = JSON.stringify(record.data);
    for (const secret of ['zebra', 'Susan Kora', 'mustard', 'PEANUTS']) expect(said).not.toContain(secret);
  });

  it('is opened by the care team alone, and each look is recorded with a name', async () => {
    const family = await submitted();
    await save(family);
    const [row] = await t.database.db
      .select()
      .from(personCards)
      .where(eq(personCards.orderId, family.orderId));
    const params = { cardId: row?.id ?? '' };
    expect((await call(t, openCard, { params }, desk.registrar)).status).toBe(403);
    expect((await call(t, openCard, { params }, care)).data).toEqual({
      healthNotes: nuts.healthNotes,
      emergencyName: nuts.emergencyName,
      emergencyPhone: nuts.emergencyPhone,
    });
    const looks = await t.database.db
      .select({ action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.entityId, family.orderId));
    expect(looks).toContainEqual({ action: 'order.card-opened', after: { personId: family.selfId } });
    expect((await call(t, openCard, { params: { cardId: family.selfId } }, care)).codes).toEqual([
      'NOT_FOUND',
    ]);
  });

  it('whose key is lost is said to be lost, and is asked for again', async () => {
    const family = await submitted();
    await save(family);
    const actor = { userId: family.account.id } as Parameters<typeof readCards>[1];
    const { secrets: old } = t.ctx;
    const other = createSecretBox([randomBytes(32)]);
    const [lost] = (await readCards({ ...t.ctx, secrets: other }, actor, family.orderId)).people;
    expect(lost).toMatchObject({
      isUnreadable: true,
      card: { healthNotes: '', emergencyName: '', allergies: ['PEANUTS'] },
    });
    expect(await hasLostCards({ ...t.ctx, secrets: other })).toBe(true);
    expect((await resealCards({ ...t.ctx, secrets: other })).lost).toBeGreaterThan(0);
    expect(await hasLostCards({ ...t.ctx, secrets: old })).toBe(false);
    expect(await hasLostCards({ ...t.ctx, secrets: undefined })).toBe(true);
  });

  it('is sealed anew with a newer key, which alone opens it then', async () => {
    const family = await submitted();
    await save(family);
    const actor = { userId: family.account.id } as Parameters<typeof readCards>[1];
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const inOrder = await readCards(t.ctx, actor, family.orderId);
    const card = inOrder.people[0]?.card ?? nuts;
    const ofOlder = { ...t.ctx, secrets: createSecretBox([older]) };
    const target = { orderId: family.orderId, personId: family.selfId, revision: 1 };
    await saveWithout(ofOlder, actor, { ...card, ...target });
    await resealCards({ ...t.ctx, secrets: createSecretBox([newer, older]) });
    const alone = { ...t.ctx, secrets: createSecretBox([newer]) };
    expect((await readCards(alone, actor, family.orderId)).people[0]).toMatchObject({
      card: nuts,
      isUnreadable: false,
    });
  });

  it('is not taken by a site without a key', async () => {
    const family = await submitted();
    const actor = { userId: family.account.id } as Parameters<typeof readCards>[1];
    const { secrets: _none, ...ctx } = t.ctx;
    const keyless = { ...ctx, secrets: undefined };
    const target = { orderId: family.orderId, personId: family.selfId, revision: 0 };
    await expect(saveWithout(keyless, actor, { ...nuts, ...target })).rejects.toMatchObject({
      errors: [{ code: 'CARD_NOT_SEALED' }],
    });
    const open = { ...nuts, healthNotes: '', emergencyName: '', emergencyPhone: '' };
    expect(await saveWithout(keyless, actor, { ...open, ...target })).toMatchObject({
      revision: 1,
      card: open,
    });
  });
});

it('the emergency sheet has every family that told something, and one entry in the log', async () => {
  const [family, silent] = [await submitted(), await submitted()];
  await save(family);
  const params = { conventionId: desk.conventionId };
  expect((await call(t, openEmergencySheet, { params }, desk.registrar)).status).toBe(403);
  const sheet = (await call(t, openEmergencySheet, { params }, care)).data;
  const own = sheet.find(({ orderId }) => orderId === family.orderId);
  expect(own).toMatchObject({
    number: family.tempNumber,
    people: [{ allergies: ['PEANUTS'], isUnreadable: false }],
  });
  expect(own?.people[0]).toMatchObject({
    foodNote: nuts.foodNote,
    healthNotes: nuts.healthNotes,
    emergencyName: 'Susan Kora',
  });
  expect(own?.people[0]?.age).toBeGreaterThan(0);
  expect(own?.phone).toMatch(/^\+\d/u);
  expect(sheet.map(({ orderId }) => orderId)).not.toContain(silent.orderId);
  const looks = await t.database.db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.action, 'convention.emergency-sheet-opened'));
  expect(looks).toEqual([{ after: { people: sheet.flatMap(({ people }) => people).length } }]);
});

it('kitchen, hotel and photographers read numbers that equal what the families told', async () => {
  const before = await needs();
  const [family, other, left] = [await submitted(), await submitted(), await submitted()];
  await save(family);
  await save(other, { ...plain, allergies: ['PEANUTS', 'SESAME'] });
  await save(left);
  const { orderId, token } = left;
  await call(t, cancelOrder, { params: { orderId }, body: {} }, { token });
  const after = await needs();
  const more = (of: (counts: typeof after) => number) => of(after) - of(before);
  expect([
    more(({ people }) => people),
    more(({ cards }) => cards),
    more(({ diets }) => diets.VEGETARIAN),
    more(({ allergies }) => allergies.PEANUTS),
    more(({ allergies }) => allergies.SESAME),
    more(({ accessNeeds }) => accessNeeds.WHEELCHAIR),
    more(({ foodNotes }) => foodNotes),
    more(({ notPhotographed }) => notPhotographed),
    more(({ notPrinted }) => notPrinted),
  ]).toEqual([2, 2, 1, 2, 1, 1, 1, 1, 0]);

  const found = await peopleWith({ need: 'SESAME' });
  expect(found.map((one) => one.orderId)).toEqual([other.orderId]);
  expect(JSON.stringify(found)).not.toContain('zebra');
  const everybody = (await peopleWith()).map((one) => one.orderId);
  expect(everybody).toContain(family.orderId);
  expect(everybody).not.toContain(left.orderId);
  const byNumber = await peopleWith({ search: family.tempNumber });
  expect(byNumber.map((one) => one.orderId)).toEqual([family.orderId]);
});

it('goes with the person when two accounts are merged', async () => {
  const kept = await createRegistrant(t);
  const duplicate = await submitted();
  await save(duplicate);
  const merged = await call(
    t,
    mergePeople,
    {
      params: { userId: kept.id },
      body: { duplicateId: duplicate.account.id, dryRun: false, reason: 'Signed up twice' },
    },
    desk.registrar,
  );
  expect(merged.data).toMatchObject({ isMerged: true });
  const [person] = (await cardsOf({ ...duplicate, token: await signInAs(t, kept) })).data.people;
  expect(person).toMatchObject({ revision: 1, card: nuts });
});

it('cards are deleted when the period after the convention is over, and no day earlier', async () => {
  const family = await submitted();
  await save(family);
  const today = t.clock.now().toISOString().slice(0, 10);
  const endsOn = (day: string) =>
    t.database.db
      .update(conventions)
      .set({ startDate: addDays(day, -3), endDate: day, conventionDeadline: addDays(day, -9) })
      .where(eq(conventions.id, desk.conventionId));
  const left = () => t.database.db.$count(personCards, eq(personCards.orderId, family.orderId));
  await endsOn(addDays(today, -retentionDays.card));
  await applyRetention(t.ctx);
  expect(await left()).toBe(1);
  await endsOn(addDays(today, -retentionDays.card - 1));
  await applyRetention(t.ctx);
  expect(await left()).toBe(0);
});
