import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as admin from '@sangamam/contract/conventions/discounts/discount-admin-endpoints';
import type { DiscountDraft } from '@sangamam/contract/conventions/discounts/discount-draft';
import {
  enterDiscountCode,
  removeDiscountCode,
} from '@sangamam/contract/conventions/discounts/discount-endpoints';
import { cloneConvention } from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import * as registrations from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { cancelOrder, getReviewById, submitForApprovalById } from '@sangamam/contract/orders/order-endpoints';
import { deselectPackage, selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { readyFamily, type ReadyFamily } from '#test/fixtures/ready-families.ts';
import { expectInvariants } from '#test/invariants.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let organiser: { token: string };
let registrar: { token: string };
let conventionId: string;
let packageId: string;

beforeAll(async () => {
  t = await buildTestApp();
  organiser = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const draft: DiscountDraft = {
  code: 'KERALA-10',
  title: 'Early helpers',
  percent: 10,
  amount: null,
  cadAmount: null,
  scope: 'NET',
  packageIds: [],
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxUsesPerFamily: null,
  budget: null,
  cadBudget: null,
  active: true,
};
let made = 0;

async function define(wanted: Partial<DiscountDraft> = {}) {
  made += 1;
  const body = { ...draft, code: `HELP-${made}-TEST`, ...wanted };
  return (await call(t, admin.createDiscount, { params: { conventionId }, body }, organiser)).data;
}
const change = (discountId: string, body: DiscountDraft & { revision: number }) =>
  callLoosely(t, admin.updateDiscount, { params: { conventionId, discountId }, body }, organiser);
const family = () => readyFamily(t.ctx, { conventionId, packageId });
const enter = (one: ReadyFamily, code: string) =>
  callLoosely(t, enterDiscountCode, { params: { orderId: one.orderId }, body: { code } }, one);
const review = async (one: ReadyFamily) =>
  (await call(t, getReviewById, { params: { orderId: one.orderId } }, one)).data;
const submit = (one: ReadyFamily, body: { expectedTotal?: number } = {}) =>
  callLoosely(t, submitForApprovalById, { params: { orderId: one.orderId }, body }, one);
const cancel = (one: ReadyFamily) =>
  call(t, cancelOrder, { params: { orderId: one.orderId }, body: {} }, one);

async function used(id: string): Promise<[uses: number, spent: number]> {
  const { data } = await call(t, admin.listDiscounts, { params: { conventionId } }, organiser);
  const found = data.find(({ _id }) => _id === id);
  return [found?.uses ?? -1, found?.spent ?? -1];
}
async function sent(code: string): Promise<ReadyFamily> {
  const one = await family();
  await enter(one, code);
  expect((await submit(one)).codes).toEqual([]);
  return one;
}

describe('a discount code on the review', () => {
  it('is entered in any spelling, shows its line and total, and is removed again', async () => {
    const { code } = await define();
    const one = await family();
    expect((await enter(one, code.toLowerCase().replaceAll('-', ' '))).codes).toEqual([]);
    expect(await review(one)).toMatchObject({
      totalAmout: 900,
      totalCadAmount: 1233,
      discountCode: { code, title: 'Early helpers', problem: null },
      lines: [
        { kind: 'PACKAGE', amount: 1000 },
        { kind: 'DISCOUNT', title: 'Early helpers', detail: code, quantity: 1, amount: -100 },
      ],
    });
    const removed = await call(t, removeDiscountCode, { params: { orderId: one.orderId } }, one);
    expect(removed.data).toMatchObject({ totalAmout: 1000, discountCode: null, lines: [{ amount: 1000 }] });
  });

  it('is refused in clear words', async () => {
    const other = await buildPackage(t.ctx, { conventionId });
    const one = await family();
    const refusals = [
      ['NO SUCH CODE', 'DISCOUNT_CODE_UNKNOWN'],
      [(await define({ active: false })).code, 'DISCOUNT_CODE_UNKNOWN'],
      [(await define({ validFrom: '2999-01-01' })).code, 'DISCOUNT_CODE_NOT_YET'],
      [(await define({ validUntil: '2001-01-01' })).code, 'DISCOUNT_CODE_EXPIRED'],
      [(await define({ budget: 99 })).code, 'DISCOUNT_CODE_USED_UP'],
      [(await define({ packageIds: [other.id] })).code, 'DISCOUNT_CODE_NOT_FOR_THIS'],
    ];
    for (const [code = '', refusal] of refusals) {
      const { status, errors } = await enter(one, code);
      expect([status, errors]).toMatchObject([409, [{ code: refusal, field: 'code' }]]);
    }
    expect((await review(one)).discountCode).toBeNull();
  });

  it('stays with a notice where another package makes it idle; nothing is submitted until it is removed', async () => {
    const other = await buildPackage(t.ctx, { conventionId, price: 500 });
    const { code } = await define({ packageIds: [packageId] });
    const one = await family();
    await enter(one, code);
    const query = { userId: one.userId, conventionId };
    await call(t, deselectPackage, { query }, one);
    await call(t, selectPackage, { query: { ...query, packageId: other.id } }, one);
    expect(await review(one)).toMatchObject({
      totalAmout: 500,
      discountCode: { problem: { code: 'DISCOUNT_CODE_NOT_FOR_THIS' } },
    });
    expect((await submit(one, { expectedTotal: 500 })).codes).toEqual(['DISCOUNT_CODE_NOT_FOR_THIS']);
    await call(t, removeDiscountCode, { params: { orderId: one.orderId } }, one);
    expect((await submit(one, { expectedTotal: 500 })).codes).toEqual([]);
  });

  it('cannot be entered once the registration is submitted', async () => {
    const { code } = await define();
    const one = await sent(code);
    expect((await enter(one, code)).codes).toEqual(['ORDER_LOCKED']);
  });
});

describe('the uses and the budget of a discount code', () => {
  it('go to one of twenty families who submit at once for the last use', async () => {
    const { _id, code } = await define({ maxUses: 1 });
    const families = await Promise.all(Array.from({ length: 20 }, family));
    for (const one of families) expect((await enter(one, code)).codes).toEqual([]);
    const answers = await Promise.all(families.map((one) => submit(one)));
    const outcomes = answers.map(({ codes }) => codes[0] ?? 'submitted').toSorted();
    expect(outcomes).toEqual([...Array.from({ length: 19 }, () => 'DISCOUNT_CODE_USED_UP'), 'submitted']);
    expect(await used(_id)).toEqual([1, 100]);
  });

  it('never exceed the budget when families submit at once', async () => {
    const { _id, code } = await define({ budget: 350 });
    const families = await Promise.all(Array.from({ length: 8 }, family));
    for (const one of families) await enter(one, code);
    const answers = await Promise.all(families.map((one) => submit(one)));
    expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(3);
    expect(await used(_id)).toEqual([3, 300]);
  });

  it('are released by cancelling and rejecting, and taken again by reopening while there are any', async () => {
    const { _id, code } = await define({ maxUses: 1, budget: 100 });
    const first = await sent(code);
    expect(await used(_id)).toEqual([1, 100]);
    await cancel(first);
    expect(await used(_id)).toEqual([0, 0]);

    const second = await sent(code);
    const order = { params: { orderId: second.orderId } };
    const reason = { ...order, body: { reason: 'Twice here' } };
    await call(t, registrations.rejectRegistration, reason, registrar);
    expect(await used(_id)).toEqual([0, 0]);
    await call(t, registrations.reopenRegistration, order, registrar);
    expect(await used(_id)).toEqual([1, 100]);

    await call(t, registrations.rejectRegistration, reason, registrar);
    const third = await sent(code);
    const reopened = await callLoosely(t, registrations.reopenRegistration, order, registrar);
    expect(reopened.codes).toEqual(['DISCOUNT_CODE_USED_UP']);
    await cancel(third);
    expect((await callLoosely(t, registrations.reopenRegistration, order, registrar)).codes).toEqual([]);
  });

  it('are not taken by a registration that was priced before the code changed or ran out', async () => {
    const { _id, code, revision } = await define({ maxUses: 5 });
    const one = await family();
    await enter(one, code);
    expect((await change(_id, { ...draft, code, percent: 20, revision })).codes).toEqual([]);
    expect((await submit(one, { expectedTotal: 900 })).codes).toEqual(['PRICE_CHANGED']);
    expect((await change(_id, { ...draft, code, active: false, revision: revision + 1 })).codes).toEqual([]);
    expect((await submit(one)).codes).toEqual(['DISCOUNT_CODE_UNKNOWN']);
    expect((await review(one)).status).toBe('INCOMPLETE');
  });
});

describe('a discount code that staff changed while it was submitted', () => {
  it('is refused with PRICE_CHANGED', async () => {
    const { _id, code } = await define();
    const one = await family();
    await enter(one, code);
    const statement = 'update discount_codes set percent = 20, revision = revision + 1 where id = $1';
    const answer = await duringChange(t, { statement, values: [_id], end: 'commit' }, () => submit(one));
    expect(answer.codes).toEqual(['PRICE_CHANGED']);
    expect(await used(_id)).toEqual([0, 0]);
  });
});

describe('the organiser', () => {
  it('cannot define two codes that look alike, nor save over a newer version', async () => {
    const { _id, code } = await define({ code: 'GOOD-5' });
    const body = { ...draft, code: 'G00D-S' };
    const twin = await callLoosely(t, admin.createDiscount, { params: { conventionId }, body }, organiser);
    expect(twin.errors).toMatchObject([{ code: 'ALREADY_THERE', field: 'code' }]);
    expect((await change(_id, { ...draft, code, revision: 0 })).codes).toEqual([]);
    expect((await change(_id, { ...draft, code, revision: 0 })).codes).toEqual(['CONFLICT']);
  });

  it('cannot set a limit below what is used, nor delete a code that a family has', async () => {
    const { _id, code, revision } = await define();
    await sent(code);
    await sent(code);
    const used = await change(_id, { ...draft, code, maxUses: 1, revision });
    expect(used.errors).toMatchObject([{ code: 'CONFLICT', field: 'maxUses' }]);
    const poor = await change(_id, { ...draft, code, budget: 199, revision });
    expect(poor.errors).toMatchObject([{ code: 'CONFLICT', field: 'budget' }]);
    const removal = { params: { conventionId, discountId: _id }, query: { revision: '0' } };
    expect((await callLoosely(t, admin.deleteDiscount, removal, organiser)).codes).toEqual(['IN_USE']);
    const unused = await define();
    const other = { params: { conventionId, discountId: unused._id }, query: { revision: '0' } };
    expect((await callLoosely(t, admin.deleteDiscount, other, organiser)).codes).toEqual([]);
  });

  it('gets the codes of a convention that is copied withdrawn, unused and for the copied packages, without batches', async () => {
    const original = await buildConvention(t.ctx);
    const params = { conventionId: original.id };
    const { id: sold } = await buildPackage(t.ctx, { conventionId: original.id });
    const body = {
      ...draft,
      packageIds: [sold],
      maxUses: 3,
      budget: 500,
      validFrom: original.startDate,
      validUntil: original.endDate,
    };
    await call(t, admin.createDiscount, { params, body }, organiser).then(({ data }) => data);
    const { code: _code, maxUses: _maxUses, ...rule } = draft;
    const batch = { ...rule, title: 'Youth', prefix: 'youth', count: 3 };
    await call(t, admin.createDiscountBatch, { params, body: batch }, organiser).then(({ data }) => data);
    const one = await readyFamily(t.ctx, { conventionId: original.id, packageId: sold });
    await enter(one, body.code);
    expect((await submit(one)).codes).toEqual([]);

    const next = { name: 'The year after', startDate: addDays(original.startDate, 365) };
    const copy = await call(t, cloneConvention, { params, body: next }, organiser);
    const copied = { params: { conventionId: copy.data._id } };
    const codes = (await call(t, admin.listDiscounts, copied, organiser)).data;
    expect(codes).toEqual([
      expect.objectContaining({
        code: body.code,
        active: false,
        batch: null,
        uses: 0,
        spent: 0,
        maxUses: 3,
        budget: 500,
        packageIds: copy.data.packages.map(({ _id }) => _id),
        validFrom: addDays(original.startDate, 365),
        validUntil: addDays(original.endDate, 365),
      }),
    ]);
    expect(codes[0]?.packageIds).not.toContain(sold);
  });

  it('makes a batch of codes that work once each', async () => {
    const { code: _code, maxUses: _maxUses, ...rule } = draft;
    const body = { ...rule, title: 'Youth', prefix: 'youth', count: 40 };
    const params = { conventionId };
    const { data } = await call(t, admin.createDiscountBatch, { params, body }, organiser);
    const all = (await call(t, admin.listDiscounts, { params }, organiser)).data;
    const codes = all.filter(({ batch }) => batch === data.batch).map(({ code }) => code);
    expect(new Set(codes).size).toBe(40);
    expect(codes.filter((code) => !/^YOUTH-[2-9A-Y]{4}-[2-9A-Y]{4}$/u.test(code))).toEqual([]);
    const [code = ''] = codes;
    await sent(code);
    expect((await enter(await family(), code)).codes).toEqual(['DISCOUNT_CODE_USED_UP']);
  });

  it.each<[string, Partial<DiscountDraft>, string]>([
    ['a percentage and an amount', { amount: 5, cadAmount: 5 }, 'percent'],
    ['neither', { percent: null }, 'percent'],
    ['an amount in one currency', { percent: null, amount: 5 }, 'cadAmount'],
    ['an end before the start', { validFrom: '2027-02-02', validUntil: '2027-02-01' }, 'validUntil'],
    ['a package of nowhere', { packageIds: ['01900000-0000-7000-8000-000000000000'] }, 'packageIds'],
  ])('is told of %s', async (_name, wanted, field) => {
    const body = { ...draft, code: 'WRONG', ...wanted };
    const refused = await callLoosely(t, admin.createDiscount, { params: { conventionId }, body }, organiser);
    expect(refused.errors.map((error) => error.field)).toEqual([field]);
  });
});
