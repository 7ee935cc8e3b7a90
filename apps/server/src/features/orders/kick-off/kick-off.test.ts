import { randomUUID } from 'node:crypto';

import {
  closeEvening,
  correctNotedMoney,
  getEvening,
  issueKickOffCode,
  listEvenings,
  noteMoney,
  openEvening,
  registerAtKickOff,
  reopenEvening,
  type ClosingSheet,
  type HandedMoney,
} from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { approvePayment, listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { getSlip } from '@sangamam/contract/collection/deposits/deposit-endpoints';
import { getKnownFamily } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  auditLog,
  kickOffMoney,
  kickOffRegistrations,
  orders,
  paymentEntries,
  people,
} from '#server/db/schema/schema.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { startFamily, submitFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let desk: PaymentDesk;
/** Two volunteers at one evening, and an administrator. */
let volunteer: { token: string };
let other: { token: string };
let admin: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  volunteer = { token: await signInAs(t, await createStaff(t, 'DESK')) };
  other = { token: await signInAs(t, await createStaff(t, 'DESK')) };
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

type Body = EndpointInput<typeof registerAtKickOff>['body'];

async function open(): Promise<ClosingSheet> {
  const body = {
    conventionId: desk.conventionId,
    name: 'Kick-off in Chicago',
    localUnitId: 'ORG10004',
    day: '2026-11-29',
    place: 'Parish hall',
  };
  return (await call(t, openEvening, { body }, volunteer)).data;
}

const widow = {
  firstName: 'Eliamma',
  lastName: 'Kurian',
  familyName: 'Vellapally',
  relationShip: 'SELF' as const,
  maritalStatus: 'WIDOW' as const,
  organization: 'ORG10004',
  dob: '1946-02-11',
  mobile: { countryCode: '+1', phoneNumber: '3125550188' },
};
const newFamily = (): Body['registration'] => ({
  family: 'NEW',
  people: [widow],
  packageId: desk.packageId,
  termsRead: true,
  expectedTotal: 1_000,
});
let checks = 0;
const aCheck = (amount: number): HandedMoney => ({
  id: randomUUID(),
  kind: 'CHECK',
  amount,
  check: {
    number: String(5_000 + (checks += 1)),
    bank: 'Chase',
    writtenOn: '2026-11-29',
    receivedOn: t.clock.now().toISOString().slice(0, 10),
  },
});
const cash = (amount: number): HandedMoney => ({ id: randomUUID(), kind: 'CASH', amount });

const register = ({ _id: eveningId }: ClosingSheet, change: Partial<Body> = {}, who = volunteer) =>
  call(
    t,
    registerAtKickOff,
    { params: { eveningId }, body: { id: randomUUID(), registration: newFamily(), money: null, ...change } },
    who,
  );
const note = ({ _id: eveningId }: ClosingSheet, orderId: string, money: HandedMoney) =>
  call(t, noteMoney, { params: { eveningId }, body: { orderId, money } }, volunteer);
const read = async ({ _id: eveningId }: ClosingSheet) =>
  (await call(t, getEvening, { params: { eveningId } }, volunteer)).data;
/** Closes an evening with the envelope as it was noted, unless it was counted otherwise. */
async function close(
  evening: ClosingSheet,
  change: Partial<EndpointInput<typeof closeEvening>['body']> = {},
) {
  const { families, noted } = await read(evening);
  const body = { families, noted, counted: noted, ...change };
  return call(t, closeEvening, { params: { eveningId: evening._id }, body }, volunteer);
}
const reopen = ({ _id: eveningId }: ClosingSheet, who = admin) =>
  call(t, reopenEvening, { params: { eveningId }, body: { reason: 'A check was found' } }, who);
const countRows = () =>
  Promise.all(
    [people, orders, paymentEntries, kickOffRegistrations, kickOffMoney, auditLog].map((table) =>
      t.database.db.$count(table),
    ),
  );

it('a kick-off of five families: three checks on a slip, cash, and sums that equal the envelope', async () => {
  const evening = await open();
  for (const money of [aCheck(1_000), aCheck(400), cash(120), null])
    expect((await register(evening, { money })).status).toBe(200);
  const known = await startFamily(t, desk.conventionId);
  const family = (
    await call(
      t,
      getKnownFamily,
      { params: { userId: known.of.userId }, query: { conventionId: desk.conventionId } },
      volunteer,
    )
  ).data;
  const draft = family.draft && { orderId: family.draft.orderId, changedAt: family.draft.changedAt };
  const wishes = { packageId: desk.packageId, termsRead: true as const, expectedTotal: 1_000 };
  const fifth = await register(evening, {
    registration: {
      family: 'KNOWN',
      userId: known.of.userId,
      attending: [known.selfId],
      draft,
      ...wishes,
    },
    money: aCheck(600),
  });
  expect(fifth.data).toEqual({ orderId: known.orderId, tmpConvRegNo: known.tempNumber, total: 1_000 });

  const sheet = await read(evening);
  expect(sheet).toMatchObject({
    families: 5,
    noted: [{ currency: 'USD', checks: 2_000, cash: 120 }],
    localUnitName: 'Chicago',
    closedAt: null,
  });
  expect(sheet.list.map(({ money }) => money.map(({ kind, amount }) => [kind, amount]))).toEqual([
    [['CHECK', 1_000]],
    [['CHECK', 400]],
    [['CASH', 120]],
    [],
    [['CHECK', 600]],
  ]);
  const closed = (await close(evening)).data;
  expect(closed).toMatchObject({ counted: sheet.noted, differenceReason: '' });
  expect(closed.slips).toHaveLength(1);
  const params = { slipId: closed.slips[0]?.slipId ?? '' };
  const slip = (await call(t, getSlip, { params }, desk.treasurer)).data;
  expect(slip.checks.map(({ amount }) => amount).toSorted((one, two) => one - two)).toEqual([
    400, 600, 1_000,
  ]);
  expect(slip.total).toBe(2_000);
  const query = { conventionId: desk.conventionId };
  const listed = (await call(t, listEvenings, { query }, volunteer)).data;
  expect(listed.find(({ _id }) => _id === evening._id)).toMatchObject({ families: 5, noted: sheet.noted });
});

it('the history of a registration says at which evening it was made, and what was paid', async () => {
  const evening = await open();
  const { data } = await register(evening, { money: cash(90) });
  const params = { orderId: data.orderId };
  const record = (await call(t, getRegistration, { params }, desk.registrar)).data;
  const entries = new Map(record.history.map(({ action, reason }) => [action, reason]));
  expect(entries.get('order.registered-at-kick-off')).toBe('Kick-off in Chicago');
  expect(entries.get('order.money-at-kick-off')).toBe('Kick-off in Chicago');
  expect(record.balance).toMatchObject({ received: 90 });
});

describe('what is sent again counts once', () => {
  it('a registration with its check, also two at once and after the evening is closed', async () => {
    const evening = await open();
    const body = { id: randomUUID(), money: aCheck(700) };
    const answers = await Promise.all([register(evening, body), register(evening, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1].data).toEqual(answers[0].data);
    expect((await close(evening)).status).toBe(200);
    expect((await register(evening, body)).data).toEqual(answers[0].data);
    expect(await read(evening)).toMatchObject({
      families: 1,
      noted: [{ currency: 'USD', checks: 700, cash: 0 }],
    });
  });

  it('money that is noted later', async () => {
    const evening = await open();
    const { data } = await register(evening);
    const money = cash(50);
    const answers = await Promise.all([
      note(evening, data.orderId, money),
      note(evening, data.orderId, money),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(evening)).noted).toEqual([{ currency: 'USD', checks: 0, cash: 50 }]);
  });

  it('the id of one evening is refused at another one', async () => {
    const [evening, elsewhere] = [await open(), await open()];
    const id = randomUUID();
    const { data } = await register(evening, { id });
    expect((await register(elsewhere, { id })).codes).toEqual(['CONFLICT']);
    const money = cash(50);
    await note(evening, data.orderId, money);
    const another = (await register(evening)).data;
    expect((await note(evening, another.orderId, money)).codes).toEqual(['CONFLICT']);
  });
});

it('a family that registered before pays at an evening, with a check and with cash', async () => {
  const evening = await open();
  const { orderId } = await submitFamily(t, desk.conventionId, desk.packageId);
  expect((await note(evening, orderId, aCheck(800))).status).toBe(200);
  expect((await note(evening, orderId, cash(200))).status).toBe(200);
  const sheet = await read(evening);
  expect(sheet).toMatchObject({ families: 0, noted: [{ currency: 'USD', checks: 800, cash: 200 }] });
  expect(sheet.list).toMatchObject([{ orderId, registered: null }]);
});

it('two volunteers register at the same time: both families are on the sheet, each with who did it', async () => {
  const evening = await open();
  await Promise.all([register(evening), register(evening, {}, other)]);
  expect((await read(evening)).families).toBe(2);
  const rows = await t.database.db
    .select({ by: kickOffRegistrations.registeredBy })
    .from(kickOffRegistrations)
    .where(eq(kickOffRegistrations.eveningId, evening._id));
  expect(new Set(rows.map(({ by }) => by)).size).toBe(2);
});

it('the last place goes to one of two families at the desk, and the other leaves no check', async () => {
  const evening = await open();
  const { conventionId } = desk;
  const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: 1, price: 1_000 });
  const registration: Body['registration'] = { ...newFamily(), packageId };
  const answers = await Promise.all(
    [aCheck(300), aCheck(300)].map((money) => register(evening, { registration, money })),
  );
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['SOLD_OUT']);
  expect((await read(evening)).noted).toEqual([{ currency: 'USD', checks: 300, cash: 0 }]);
});

describe('closing', () => {
  it('asks for a reason where the envelope differs, and keeps it', async () => {
    const evening = await open();
    await register(evening, { money: cash(100) });
    const counted = [{ currency: 'USD' as const, checks: 0, cash: 80 }];
    const refused = await close(evening, { counted });
    expect(refused.errors).toMatchObject([{ code: 'DIFFERENCE_REASON', field: 'differenceReason' }]);
    const differenceReason = 'Twenty dollars were given back as change';
    const { data } = await close(evening, { counted, differenceReason });
    expect(data).toMatchObject({ counted, differenceReason });
  });

  it('is refused where something was noted since the sheet was read', async () => {
    const evening = await open();
    const { families, noted } = await read(evening);
    await register(evening, { money: cash(100) });
    expect((await close(evening, { families, noted, counted: noted })).codes).toEqual(['CONFLICT']);
    expect((await close(evening, { families, noted: [], counted: [] })).codes).toEqual(['CONFLICT']);
  });

  it('at once with a registration: that one is on the sheet, or is refused', async () => {
    const evening = await open();
    await register(evening, { money: cash(100) });
    const { families, noted } = await read(evening);
    const params = { eveningId: evening._id };
    const [closed, late] = await Promise.all([
      call(t, closeEvening, { params, body: { families, noted, counted: noted } }, volunteer),
      register(evening, { money: cash(70) }, other),
    ]);
    const sheet = await read(evening);
    expect([closed.codes, late.codes, sheet.closedAt === null, sheet.families]).toEqual(
      late.status === 200
        ? [['CONFLICT'], [], true, families + 1]
        : [[], ['EVENING_CLOSED'], false, families],
    );
  });

  it('twice at once: one of them closes it, and there is one slip', async () => {
    const evening = await open();
    await register(evening, { money: aCheck(200) });
    const answers = await Promise.all([close(evening), close(evening)]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['EVENING_CLOSED']);
    expect((await read(evening)).slips).toHaveLength(1);
  });

  it('ends what is added, until an administrator opens it again; new checks go on a slip of their own', async () => {
    const evening = await open();
    const { data } = await register(evening, { money: aCheck(200) });
    await close(evening);
    const before = await countRows();
    expect((await register(evening)).codes).toEqual(['EVENING_CLOSED']);
    expect((await note(evening, data.orderId, cash(10))).codes).toEqual(['EVENING_CLOSED']);
    expect(await countRows()).toEqual(before);
    expect((await reopen(evening, volunteer)).codes).toEqual(['FORBIDDEN']);
    expect((await reopen(evening)).data).toMatchObject({ closedAt: null, counted: [] });
    await note(evening, data.orderId, aCheck(300));
    expect((await close(evening)).data.slips).toHaveLength(2);
    const actions = (await t.database.db.select().from(auditLog).orderBy(auditLog.id)).filter(
      ({ entityId }) => entityId === evening._id,
    );
    expect(actions.map(({ action, reason }) => [action, reason])).toEqual([
      ['kick-off.opened', null],
      ['kick-off.closed', null],
      ['kick-off.reopened', 'A check was found'],
      ['kick-off.closed', null],
    ]);
  });
});

describe('money is refused, and nothing is stored,', () => {
  it('with a check that was recorded already, together with its registration', async () => {
    const evening = await open();
    const money = aCheck(500);
    await register(evening, { money });
    const before = await countRows();
    const again = { ...money, id: randomUUID() };
    expect((await register(evening, { money: again })).codes).toEqual(['CHECK_RECORDED']);
    expect(await countRows()).toEqual(before);
    expect((await register(evening, { money: { ...again, isAnotherCheck: true } })).status).toBe(200);
  });

  it('for a registration of another convention, and for one that is paid', async () => {
    const evening = await open();
    const elsewhere = await buildPaymentDesk(t);
    const stranger = await elsewhere.family();
    const paid = await desk.confirmedFamily();
    const before = await countRows();
    expect((await note(evening, stranger.orderId, cash(10))).codes).toEqual(['ORDER_NOT_FOUND']);
    expect((await note(evening, paid.orderId, cash(10))).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect(await countRows()).toEqual(before);
  });
});

describe('a wrong amount', () => {
  const correct = (
    { _id: eveningId }: ClosingSheet,
    moneyId: string,
    [amountBefore, amount]: [number, number],
    who = volunteer,
  ) =>
    call(
      t,
      correctNotedMoney,
      { params: { eveningId, moneyId }, body: { amount, amountBefore, reason: 'Misread' } },
      who,
    );
  const receivedOf = async (orderId: string) =>
    (await call(t, getRegistration, { params: { orderId } }, desk.registrar)).data.balance?.received;

  it('of a check is corrected on the sheet, in the ledger and on the slip; the other check and the cash stay', async () => {
    const evening = await open();
    const wrong = aCheck(1_500);
    const { orderId } = (await register(evening, { money: wrong })).data;
    await note(evening, orderId, aCheck(200));
    await note(evening, orderId, cash(40));
    expect((await correct(evening, wrong.id, [1_500, 150], other)).status).toBe(200);
    expect((await correct(evening, wrong.id, [1_500, 150])).status).toBe(200);
    expect((await read(evening)).noted).toEqual([{ currency: 'USD', checks: 350, cash: 40 }]);
    expect(await receivedOf(orderId)).toBe(390);
    const [slip] = (await close(evening)).data.slips;
    const { checks: papers } = (
      await call(t, getSlip, { params: { slipId: slip?.slipId ?? '' } }, desk.treasurer)
    ).data;
    expect(papers.map(({ amount }) => amount).toSorted((one, two) => one - two)).toEqual([150, 200]);
    const record = (await call(t, getRegistration, { params: { orderId } }, desk.registrar)).data;
    const entry = record.history.find(({ action }) => action === 'order.money-at-kick-off-corrected');
    expect(entry?.reason).toBe('Misread');
  });

  it('of cash leaves the check of the family alone', async () => {
    const evening = await open();
    const wrong = cash(400);
    const { orderId } = (await register(evening, { money: aCheck(500) })).data;
    await note(evening, orderId, wrong);
    await correct(evening, wrong.id, [400, 40]);
    expect((await read(evening)).noted).toEqual([{ currency: 'USD', checks: 500, cash: 40 }]);
    const [slip] = (await close(evening)).data.slips;
    const params = { slipId: slip?.slipId ?? '' };
    expect((await call(t, getSlip, { params }, desk.treasurer)).data.total).toBe(500);
  });

  it('that was another family’s is taken out as booked wrongly, counts once when it is sent again, and can be noted anew', async () => {
    const evening = await open();
    const wrong = aCheck(700);
    const { orderId } = (await register(evening, { money: wrong })).data;
    expect((await correct(evening, wrong.id, [700, 0])).status).toBe(200);
    expect((await note(evening, orderId, wrong)).status).toBe(200);
    expect((await read(evening)).noted).toEqual([{ currency: 'USD', checks: 0, cash: 0 }]);
    expect(await receivedOf(orderId)).toBe(0);
    expect((await correct(evening, wrong.id, [0, 700])).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect((await note(evening, orderId, cash(60))).status).toBe(200);
    expect(await receivedOf(orderId)).toBe(60);
    expect((await close(evening)).data.slips).toEqual([]);
  });

  it('is corrected once by two at once who saw the same amount', async () => {
    const evening = await open();
    const wrong = cash(90);
    const { orderId } = (await register(evening, { money: wrong })).data;
    const answers = await Promise.all([
      correct(evening, wrong.id, [90, 9]),
      correct(evening, wrong.id, [90, 19], other),
    ]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
    expect([9, 19]).toContain(await receivedOf(orderId));
    expect((await read(evening)).noted).toEqual([
      { currency: 'USD', checks: 0, cash: await receivedOf(orderId) },
    ]);
  });

  it('is refused on another evening, after it is closed, and once a treasurer approved it', async () => {
    const [evening, elsewhere] = [await open(), await open()];
    const [wrong, approved] = [cash(90), cash(1_000)];
    await register(evening, { money: wrong });
    const { tmpConvRegNo: search } = (await register(evening, { money: approved })).data;
    const [payment] = (await call(t, listPayments, { query: { search } }, desk.treasurer)).data.docs;
    await call(t, approvePayment, { params: { paymentId: payment?._id ?? '' } }, desk.treasurer);
    const before = await countRows();
    expect((await correct(elsewhere, wrong.id, [90, 9])).codes).toEqual(['NOT_FOUND']);
    expect((await correct(evening, randomUUID(), [90, 9])).codes).toEqual(['NOT_FOUND']);
    expect((await correct(evening, wrong.id, [80, 9])).codes).toEqual(['CONFLICT']);
    expect((await correct(evening, approved.id, [1_000, 100])).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect(await countRows()).toEqual(before);
    await close(evening);
    expect((await correct(evening, wrong.id, [90, 9])).codes).toEqual(['EVENING_CLOSED']);
  });
});

it('the slip of a family that was registered here has a code; another family gets none', async () => {
  const evening = await open();
  const { data } = await register(evening);
  const codeOf = (orderId: string) =>
    call(t, issueKickOffCode, { params: { eveningId: evening._id, orderId } }, volunteer);
  expect((await codeOf(data.orderId)).data.code).toMatch(/^[0-9A-Z]{10}$/u);
  const { orderId } = await submitFamily(t, desk.conventionId, desk.packageId);
  expect((await codeOf(orderId)).codes).toEqual(['NOT_FOUND']);
});
