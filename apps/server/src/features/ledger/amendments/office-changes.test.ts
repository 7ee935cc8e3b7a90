import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { allParts } from '@sangamam/contract/orders/amendments/change-request';
import {
  acceptChangeRequest,
  getChangeRequest,
} from '@sangamam/contract/orders/amendments/change-request-admin-endpoints';
import { sendOwnAmendment } from '@sangamam/contract/orders/amendments/family-change-endpoints';
import { initiateRegistration, submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import * as amendments from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { changePrice } from '@sangamam/contract/orders/adjustments/adjustment';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import {
  addParticipant,
  deleteParticipant,
  listParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let desk: PaymentDesk;
let seats: string;
/** May change registrations and payments. */
let admin: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  await t.database.pool.query('update packages set cad_price = 1400 where id = $1', [desk.packageId]);
  ({ id: seats } = await buildAddon(t.ctx, {
    conventionId: desk.conventionId,
    type: 'SINGLE_FIELD',
    options: [{ key: 'Seats', price: 20, cadPrice: 25 }],
  }));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

type Change = EndpointInput<typeof amendments.amendRegistration>['body']['change'];

async function wanted(family: TestFamily, change: Change) {
  const { data } = await call(t, amendments.getAmendmentOptions, desk.at(family), admin);
  return { change, reason: 'As they told us', amendments: data.amendments, netBefore: data.balance.net };
}

const preview = (family: TestFamily, change: Change, as = admin) =>
  call(t, amendments.previewAmendment, { ...desk.at(family), body: { change } }, as);

async function amend(family: TestFamily, change: Change, as = admin) {
  const body = await wanted(family, change);
  return call(t, amendments.amendRegistration, { ...desk.at(family), body }, as);
}

async function undo({ orderId }: TestFamily, decisionId: string) {
  const body = { decisions: [{ orderId, decisionId }] };
  return (await call(t, undoRegistrationDecisions, { body }, desk.registrar)).data[0]?.undone;
}

/** The people of a registration with their relationship, the registrant left out. */
async function relativesOf(family: TestFamily) {
  const { participants } = (await call(t, listParticipants, { query: family.of }, family)).data;
  return participants
    .filter(({ relationShip }) => relationShip !== 'SELF')
    .map(({ userId, relationShip, isParticipated }) => ({
      id: userId._id,
      name: userId.firstName,
      relationShip,
      isParticipated,
    }));
}

const mailOf = async ({ account }: TestFamily) => {
  const mails = await outbox(t, { to: account.email });
  return mails.findLast(({ kind }) => kind === 'order.amended')?.text ?? '';
};

async function familyWith(...relatives: Parameters<typeof participantPayload>[1][]) {
  const family = await desk.family();
  const join = relatives.map((one) => participantPayload(family, one));
  await amend(family, { join }).then(({ data }) => data);
  return { family, relatives: await relativesOf(family) };
}

const mother = { firstName: 'Mariam', relationShip: 'MOTHER', dob: '1955-02-11' } as const;
const inLaw = { firstName: 'Sosa', relationShip: 'MOTHER_IN_LAW', dob: '1957-02-11' } as const;

describe('relationships', () => {
  it('two people exchange theirs, the family is told, and the undo gives them back', async () => {
    const { family, relatives } = await familyWith(mother, inLaw);
    const [first, second] = relatives.map(({ id }) => id);
    const change: Change = {
      relate: [
        { participantId: first ?? '', relationship: 'MOTHER_IN_LAW' },
        { participantId: second ?? '', relationship: 'MOTHER' },
      ],
    };
    expect((await preview(family, change)).data.related).toEqual([
      { name: 'Mariam Chacko', before: 'MOTHER', after: 'MOTHER_IN_LAW' },
      { name: 'Sosa Chacko', before: 'MOTHER_IN_LAW', after: 'MOTHER' },
    ]);
    const { decisionId } = (await amend(family, change)).data;
    const now = async () => (await relativesOf(family)).map(({ relationShip }) => relationShip);
    expect(await now()).toEqual(['MOTHER_IN_LAW', 'MOTHER']);
    expect(await mailOf(family)).toMatch(/Mariam Chacko.*Mother-in-law/su);
    expect(await undo(family, decisionId)).toBe(true);
    expect(await now()).toEqual(['MOTHER', 'MOTHER_IN_LAW']);
  });

  it.each<[string, string[], (ids: string[], family: TestFamily) => Change]>([
    [
      'that another person of the family has',
      ['RELATIONSHIP_TAKEN'],
      ([id = '']) => ({ relate: [{ participantId: id, relationship: 'MOTHER_IN_LAW' }] }),
    ],
    [
      'of the registrant',
      ['USER_NOT_FOUND'],
      (_ids, { selfId }) => ({ relate: [{ participantId: selfId, relationship: 'SON' }] }),
    ],
    [
      'that somebody has already',
      ['AMENDMENT_CHANGES_NOTHING'],
      ([id = '']) => ({ relate: [{ participantId: id, relationship: 'MOTHER' }] }),
    ],
    [
      'that a newcomer takes at the same time',
      ['RELATIONSHIP_TAKEN'],
      ([id = ''], family) => ({
        relate: [{ participantId: id, relationship: 'FATHER' }],
        join: [participantPayload(family, { ...mother, relationShip: 'FATHER' })],
      }),
    ],
  ])('one %s is refused', async (_what, codes, changeOf) => {
    const { family, relatives } = await familyWith(mother, inLaw);
    const change = changeOf(
      relatives.map(({ id }) => id),
      family,
    );
    expect((await preview(family, change)).codes).toEqual(codes);
    expect((await amend(family, change)).codes).toEqual(codes);
  });

  it('the spouse of a married registrant cannot become anybody else', async () => {
    const { family, relatives } = await familyWith({
      ...mother,
      relationShip: 'SPOUSE',
      maritalStatus: 'MARRIED',
      dob: '1980-02-11',
      parishInKerala: 'Kaipuzha',
    });
    await t.database.pool.query(
      `update order_participants set frozen = frozen || '{"maritalStatus":"MARRIED"}' where order_id = $1 and relationship = 'SELF'`,
      [family.orderId],
    );
    const change: Change = {
      relate: [{ participantId: relatives[0]?.id ?? '', relationship: 'MOTHER' }],
    };
    expect((await amend(family, change)).codes).toEqual(['SPOUSE_REQUIRED']);
  });
});

describe('the day of a payment', () => {
  const later = '2099-03-08';

  it('is moved by whoever manages payments, the family reads it, and the undo moves it back', async () => {
    const family = await desk.family();
    const { dueDate } = await desk.reports(family);
    expect((await preview(family, { dueDate: later })).data).toMatchObject({
      before: { dueDate },
      after: { dueDate: later },
      lines: [],
    });
    const { decisionId } = (await amend(family, { dueDate: later })).data;
    expect((await desk.paymentOf(family)).dueDate).toBe(later);
    expect(await mailOf(family)).toContain('March 8, 2099');
    const { data } = await call(t, getRegistration, desk.at(family), admin);
    expect(data.history.find(({ action }) => action === 'order.amended')).toBeDefined();
    expect(await undo(family, decisionId)).toBe(true);
    expect((await desk.paymentOf(family)).dueDate).toBe(dueDate);
  });

  it('is not for a registrar alone', async () => {
    const family = await desk.family();
    await desk.reports(family);
    expect((await preview(family, { dueDate: later }, desk.registrar)).codes).toEqual(['FORBIDDEN']);
    expect((await amend(family, { dueDate: later }, desk.registrar)).codes).toEqual(['FORBIDDEN']);
  });

  it('cannot be in the past, nor of a payment that is none or approved', async () => {
    const family = await desk.family();
    expect((await amend(family, { dueDate: later })).codes).toEqual(['NO_OPEN_PAYMENT']);
    await desk.reports(family);
    expect((await amend(family, { dueDate: '2020-01-01' })).codes).toEqual(['DUE_DATE_PAST']);
    const confirmed = await desk.confirmedFamily();
    expect((await amend(confirmed, { dueDate: later })).codes).toEqual(['NO_OPEN_PAYMENT']);
  });
});

describe('the currency of a family that has moved', () => {
  it('becomes the other one, with the prices of the other list, and back by the undo', async () => {
    const family = await desk.family();
    const addons = [{ addonId: seats, key: 'Seats', quantity: 2 }];
    await amend(family, { addons }).then(({ data }) => data);
    const planned = (await preview(family, { currency: 'CAD' })).data;
    expect(planned).toMatchObject({
      before: { net: 1_040 },
      after: { net: 1_450 },
      currency: { before: 'USD', after: 'CAD' },
      carriedOver: 0,
    });
    const { decisionId, ...done } = (await amend(family, { currency: 'CAD' })).data;
    expect(done.after).toEqual(planned.after);
    const now = async () => {
      const { data } = await call(t, amendments.getAmendmentOptions, desk.at(family), admin);
      return [data.currency, data.balance.net];
    };
    expect(await now()).toEqual(['CAD', 1_450]);
    expect(await mailOf(family)).toContain('CAD');
    expect(await undo(family, decisionId)).toBe(true);
    expect(await now()).toEqual(['USD', 1_040]);
    await amend(family, { currency: 'CAD' }).then(({ data }) => data);
    expect((await desk.reports(family)).netAmount).toBe(1_450);
  });

  it('with another package at once costs what that package costs there', async () => {
    const family = await desk.family();
    const addons = [{ addonId: seats, key: 'Seats', quantity: 1 }];
    const { data } = await amend(family, { currency: 'CAD', addons });
    expect(data).toMatchObject({ after: { net: 1_425 }, lines: [{ amount: 25 }] });
  });

  it.each<[string, (family: TestFamily) => Promise<unknown>]>([
    ['once a payment is reported', (family) => desk.reports(family)],
    [
      'with an amount that exists in one currency alone',
      (family) => {
        const change = { kind: 'ADJUSTMENT' as const, amount: -40, reason: 'A gift' };
        return call(t, changePrice, { ...desk.at(family), body: { change, netBefore: 1_000 } }, admin);
      },
    ],
  ])('stays %s', async (_when, first) => {
    const family = await desk.family();
    await first(family);
    expect((await preview(family, { currency: 'CAD' })).codes).toEqual(['CURRENCY_FIXED']);
    expect((await amend(family, { currency: 'CAD' })).codes).toEqual(['CURRENCY_FIXED']);
  });
});

describe('people of an earlier registration', () => {
  /** A family that came last year with its daughter Anna, whom it left out of this registration. */
  async function returningFamily() {
    const { id: lastYear } = await buildConvention(t.ctx, { name: 'Sangamam 2025' });
    const { id: packageId } = await buildPackage(t.ctx, { conventionId: lastYear });
    const before = await startFamily(t, lastYear);
    await call(t, addParticipant, { body: participantPayload(before) }, before).then(({ data }) => data);
    await call(t, selectPackage, { query: { ...before.of, packageId } }, before);
    await call(t, submitForApproval, { query: before.of, body: {} }, before).then(({ data }) => data);
    const of = { ...before.of, conventionId: desk.conventionId };
    const { data } = await call(t, initiateRegistration, { body: of }, before);
    const family: TestFamily = { ...before, of, orderId: data.orderId, tempNumber: data.tmpConvRegNo };
    const [anna] = await relativesOf(family);
    const body = { participantId: anna?.id ?? '', primaryUserId: of.userId, conventionId: of.conventionId };
    await call(t, deleteParticipant, { body }, family).then(({ data: left }) => left);
    await call(t, selectPackage, { query: { ...of, packageId: desk.packageId } }, family);
    await call(t, submitForApproval, { query: of, body: {} }, family).then(({ data: sent }) => sent);
    return { family, annaId: anna?.id ?? '' };
  }

  it('are offered with their convention, join with a click, and stay at home after the undo', async () => {
    const { family, annaId } = await returningFamily();
    const { data } = await call(t, amendments.getAmendmentOptions, desk.at(family), desk.registrar);
    expect(data.people).toMatchObject([
      { relationship: 'SELF', attends: true, knownFrom: null },
      { participantId: annaId, name: 'Anna Chacko', attends: false, knownFrom: 'Sangamam 2025' },
    ]);
    expect((await preview(family, { attend: [annaId] })).data).toMatchObject({
      joining: ['Anna Chacko'],
      needConsent: ['Anna Chacko'],
    });
    const { decisionId } = (await amend(family, { attend: [annaId] })).data;
    expect(await relativesOf(family)).toMatchObject([{ id: annaId, isParticipated: true }]);
    expect(await mailOf(family)).toMatch(/Now attending.*Anna Chacko/su);
    expect(await undo(family, decisionId)).toBe(true);
    expect(await relativesOf(family)).toMatchObject([{ id: annaId, isParticipated: false }]);
  });

  it('are asked for by the family, and taken by the registrars', async () => {
    const { family, annaId } = await returningFamily();
    const { amendments: count, netBefore } = await wanted(family, {});
    const body = { change: { attend: [annaId] }, amendments: count, netBefore };
    const { data } = await call(t, sendOwnAmendment, { ...desk.at(family), body }, family);
    expect(data).toMatchObject({ way: 'REQUEST', joining: ['Anna Chacko'] });
    const request = (await call(t, getChangeRequest, desk.at(family), desk.registrar)).data;
    if (!request?.change) throw new Error('Nothing was asked for');
    const taken = {
      requestId: request._id,
      parts: allParts(request.change),
      reason: 'Welcome back',
      amendments: count,
      netBefore,
    };
    const done = await call(t, acceptChangeRequest, { ...desk.at(family), body: taken }, desk.registrar);
    expect(done.data.joining).toEqual(['Anna Chacko']);
  });

  it('of another family are refused', async () => {
    const [{ annaId }, other] = [await returningFamily(), await desk.family()];
    expect((await amend(other, { attend: [annaId] })).codes).toEqual(['USER_NOT_FOUND']);
  });

  it('whose relationship somebody else has now are refused', async () => {
    const { family, annaId } = await returningFamily();
    await t.database.pool.query(
      `update order_participants set relationship = 'MOTHER' where person_id = $1`,
      [annaId],
    );
    const join = [participantPayload(family, mother)];
    expect((await amend(family, { attend: [annaId], join })).codes).toEqual(['RELATIONSHIP_TAKEN']);
  });
});

it('families change neither relationship nor currency nor the day of a payment', async () => {
  const family = await desk.family();
  const { amendments: count, netBefore } = await wanted(family, {});
  for (const change of [{ currency: 'CAD' }, { dueDate: '2099-03-08' }, { relate: [] }]) {
    const body = { change, amendments: count, netBefore };
    const answer = await callLoosely(
      t,
      sendOwnAmendment,
      { ...desk.at(family), body },
      { token: family.token },
    );
    expect(answer.codes).toEqual(['RQST_PARAMS_INVALID']);
  }
});
