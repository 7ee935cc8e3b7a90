import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import type { SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import {
  getConventionReview,
  getOrder,
  getReview,
  getReviewById,
  initiateRegistration,
  listOrderHistory,
  listRegistered,
  submitForApproval,
  submitForApprovalById,
} from '@sangamam/contract/orders/order-endpoints';
import { reportChequePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { parseRegistrationNumber } from '@sangamam/contract/orders/registration-number';
import {
  deselectPackage,
  listFilteredPackages,
  selectPackage,
} from '@sangamam/contract/conventions/packages/package-endpoints';
import {
  addParticipant,
  selectParticipant,
} from '@sangamam/contract/orders/participants/participant-endpoints';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely, readAnswer } from '#test/call.ts';
import {
  participantPayload,
  startFamily,
  submitFamily,
  type TestFamily,
} from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const choose = (family: TestFamily, id = packageId) =>
  call(t, selectPackage, { query: { ...family.of, packageId: id } }, family);
const submit = (family: TestFamily, body?: { expectedTotal?: number }) =>
  call(t, submitForApproval, { query: family.of, body }, family);
const review = async (family: TestFamily) => (await call(t, getReview, { query: family.of }, family)).data;

function entry(
  addon: { id: string; type: SelectedAddon['type']; title: string },
  key: string,
  quantity = 1,
): SelectedAddon {
  // The price is a client's claim and must never count.
  return {
    type: addon.type,
    addonId: addon.id,
    title: addon.title,
    data: { key, value: { price: 1, quantity } },
  };
}

describe('starting a registration', () => {
  it('draws a valid number; a repeated call returns the active registration', async () => {
    const family = await startFamily(t, conventionId);
    expect(parseRegistrationNumber(family.tempNumber)).toBe(family.tempNumber);
    const again = await Promise.all(
      Array.from({ length: 5 }, () => call(t, initiateRegistration, { body: family.of }, family)),
    );
    for (const answer of again)
      expect(answer.data).toMatchObject({ orderId: family.orderId, status: 'INCOMPLETE' });
  });

  it('five concurrent starts create one registration', async () => {
    const other = await buildConvention(t.ctx);
    const { account, token } = await startFamily(t, conventionId);
    const body = { userId: account.id, conventionId: other.id };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(t, initiateRegistration, { body }, { token })),
    );
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
  });

  it('is refused when registration is not open and for an unknown convention', async () => {
    const family = await startFamily(t, conventionId);
    const closed = await buildConvention(t.ctx, { openedAt: null });
    const start = (id: string) =>
      call(t, initiateRegistration, { body: { userId: family.account.id, conventionId: id } }, family);
    expect((await start(closed.id)).codes).toEqual(['REGISTRATION_CLOSED']);
    expect((await start(family.orderId)).codes).toEqual(['ORDER_NOT_FOUND']);
  });
});

describe('selecting a package', () => {
  it('accepts packages that the selected people are eligible for and refuses the others', async () => {
    const senior = await buildPackage(t.ctx, {
      conventionId,
      name: 'SENIOR CITIZEN',
      minPeople: 1,
      maxPeople: 1,
      minAge: 65,
    });
    const family = await startFamily(t, conventionId);
    const offered = await call(t, listFilteredPackages, { query: { conventionId } }, family);
    expect(offered.data.packages.map(({ _id }) => _id)).not.toContain(senior.id);
    expect((await choose(family, senior.id)).codes).toEqual(['PACKAGE_NOT_AVAILABLE']);
    const elder = await startFamily(t, conventionId, { dob: '1950-01-01' });
    expect((await choose(elder, senior.id)).data.selectedPackageId).toBe(senior.id);
    await call(t, deselectPackage, { query: elder.of }, elder);
    expect((await review(elder)).packageData).toBeNull();
  });

  it('refuses a package of another convention', async () => {
    const other = await buildConvention(t.ctx);
    const foreign = await buildPackage(t.ctx, { conventionId: other.id });
    const family = await startFamily(t, conventionId);
    expect((await choose(family, foreign.id)).codes).toEqual(['PACKAGE_NOT_AVAILABLE']);
  });
});

describe('add-ons and the review', () => {
  it('the review totals are exact in both currencies, whatever prices the client sends', async () => {
    const shuttle = await buildAddon(t.ctx, { conventionId });
    const golf = await buildAddon(t.ctx, { conventionId, type: 'MULTIPLE_OPTIONS' });
    const book = await buildAddon(t.ctx, { conventionId, type: 'SINGLE_FIELD' });
    const banquet = await buildAddon(t.ctx, { conventionId, type: 'ADULT_CHILDREN' });
    const shirt = await buildAddon(t.ctx, { conventionId, type: 'MULTIPLE_OPTIONS_WITH_TEXTBOX' });
    const selectedAddonData = [
      entry(shuttle, 'Yes'),
      entry(golf, 'Stage side'),
      entry(book, 'Copies', 3),
      entry(banquet, 'ADULT', 2),
      entry(banquet, 'CHILDREN', 4),
      entry(shirt, 'Small', 2),
      entry(shirt, 'Large', 1),
    ];
    for (const country of ['USA', 'CAN']) {
      const address = {
        addressLine1: '5 Elm Street',
        city: 'Toronto',
        state: 'Ontario',
        postCode: 'M5V 2T6',
        country,
      };
      const family = await startFamily(t, conventionId, country === 'CAN' ? { country, address } : {});
      await choose(family);
      const saved = await call(
        t,
        selectAddons,
        { query: family.of, body: { selectedAddonData, specialRequest: 'A ground-floor room, please' } },
        family,
      );
      expect(saved.data.selectedAddons).toHaveLength(7);
      const seen = await review(family);
      expect(seen).toMatchObject({
        currency: country === 'CAN' ? 'CAD' : 'USD',
        totalAmout: 1000 + 40 + 200 + 3 * 15 + 2 * 60 + 4 * 35 + 2 * 25 + 25,
        totalCadAmount: 1370 + 55 + 275 + 3 * 20 + 2 * 82 + 4 * 48 + 2 * 25 + 34,
        convenienceFee: 0,
        isAllParticpantsAdults: true,
        specialRequest: 'A ground-floor room, please',
        status: 'INCOMPLETE',
      });
      const total = country === 'CAN' ? seen.totalCadAmount : seen.totalAmout;
      expect(seen.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect((await submit(family, { expectedTotal: total })).data.total).toBe(total);
      expect((await call(t, getConventionReview, { query: family.of }, family)).data).toEqual(
        await review(family),
      );
    }
  });

  it('a selection replaces the previous one, 0 clears an add-on, and the answer No is kept at price 0', async () => {
    const shuttle = await buildAddon(t.ctx, { conventionId });
    const book = await buildAddon(t.ctx, { conventionId, type: 'SINGLE_FIELD' });
    const family = await startFamily(t, conventionId);
    const save = (selectedAddonData: SelectedAddon[]) =>
      call(t, selectAddons, { query: family.of, body: { selectedAddonData } }, family);
    await save([entry(shuttle, 'Yes'), entry(book, 'Copies', 2)]);
    const answered = await save([entry(shuttle, 'No'), entry(book, 'Copies', 0)]);
    const no = {
      type: 'YES_NO',
      addonId: shuttle.id,
      data: { key: 'No', value: { price: 0, quantity: 1 } },
    };
    expect(answered.data.selectedAddons).toMatchObject([no]);
    expect((await save([])).data.selectedAddons).toEqual([]);
    await save([entry(shuttle, 'No')]);
    await choose(family);
    expect(await review(family)).toMatchObject({ selectedAddons: [no], totalAmout: 1000 });
    expect((await submit(family)).data.total).toBe(1000);
    const seen = await review(family);
    expect(seen.selectedAddons).toMatchObject([no]);
    expect(seen.lines.at(-1)).toMatchObject({ detail: 'No', quantity: 1, amount: 0 });
  });

  it.each([
    ['a key that is not there', 'Maybe', 1, 409],
    ['a hundred pieces', 'Yes', 100, 400],
    ['half a piece', 'Yes', 0.5, 400],
    ['less than nothing', 'Yes', -1, 400],
    ['several of what is chosen once', 'Yes', 2, 400],
  ])('refuses %s', async (_name, key, quantity, status) => {
    const shuttle = await buildAddon(t.ctx, { conventionId });
    const family = await startFamily(t, conventionId);
    const body = { selectedAddonData: [entry(shuttle, key, quantity)] };
    expect((await callLoosely(t, selectAddons, { query: family.of, body }, family)).status).toBe(status);
  });

  it.each([
    ['no price', undefined],
    ['a negative price', -5],
    ['a text', '7'],
    ['null', null],
  ])('accepts %s in an entry and takes the price from the catalogue', async (_what, price) => {
    const shuttle = await buildAddon(t.ctx, { conventionId });
    const family = await startFamily(t, conventionId);
    const sent = entry(shuttle, 'Yes');
    const body = {
      selectedAddonData: [{ ...sent, data: { key: 'Yes', value: { price, quantity: 1 } } }],
    };
    const answer = await callLoosely(t, selectAddons, { query: family.of, body }, family);
    expect(answer.status).toBe(200);
    const [line] = (answer.data as { selectedAddons: { data: { value: { price: unknown } } }[] })
      .selectedAddons;
    expect(line?.data.value.price).toBe(40);
  });

  it('selecting for a past convention is refused with REGISTRATION_CLOSED', async () => {
    const past = await buildConvention(t.ctx);
    const shuttle = await buildAddon(t.ctx, { conventionId: past.id });
    const family = await startFamily(t, past.id);
    await t.database.pool.query(
      `update conventions set start_date = '2020-07-01', end_date = '2020-07-04', convention_deadline = '2020-06-01',
         early_bird_date = null, early_bird_status = false where id = $1`,
      [past.id],
    );
    const body = { selectedAddonData: [entry(shuttle, 'Yes')] };
    expect((await call(t, selectAddons, { query: family.of, body }, family)).codes).toEqual([
      'REGISTRATION_CLOSED',
    ]);
  });

  it('the review of a family with a child is the same by id', async () => {
    const family = await startFamily(t, conventionId);
    await call(t, addParticipant, { body: participantPayload(family) }, family);
    const seen = await review(family);
    expect(seen.isAllParticpantsAdults).toBe(false);
    const byId = await call(t, getReviewById, { params: { orderId: family.orderId } }, family);
    expect(byId.data).toEqual(seen);
  });

  it('the review has the fee of the reported payment, and none before', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    expect((await review(family)).convenienceFee).toBe(0);
    const fees = { CHASE: 0, CHEQUE: 2.5, PAYPAL: 0, CREDIT_CARD: 0 };
    await t.database.pool.query(`insert into settings (key, value) values ('convenienceFee', $1)`, [fees]);
    await call(t, reportChequePayment, { params: { orderId: family.orderId } }, family);
    const { totalAmout, convenienceFee } = await review(family);
    expect(convenienceFee).toBe(Math.ceil((totalAmout * 25) / 1000));
    expect(convenienceFee).toBeGreaterThan(0);
  });

  it("another family's order answers ORDER_NOT_FOUND, like one that does not exist", async () => {
    const [mine, theirs] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
    const unknown = { params: { orderId: '0199a6f2-1f4e-7c3a-8d2b-5a4c3b2a1f0e' } };
    const foreign = { params: { orderId: theirs.orderId } };
    for (const endpoint of [getOrder, getReviewById, submitForApprovalById]) {
      const [a, b] = [
        await callLoosely(t, endpoint, foreign, mine),
        await callLoosely(t, endpoint, unknown, mine),
      ];
      expect([a.status, a.errors]).toEqual([404, b.errors]);
      expect(a.codes).toEqual(['ORDER_NOT_FOUND']);
    }
    const history = await call(t, listOrderHistory, { query: { userId: theirs.account.id } }, mine);
    expect(history.status).toBe(404);
  });
});

describe('the registrations for some conventions', () => {
  it("are the caller's own as in the history, without unknown ids and add-on orders", async () => {
    const other = await buildConvention(t.ctx);
    const family = await startFamily(t, conventionId);
    const second = await call(
      t,
      initiateRegistration,
      { body: { userId: family.of.userId, conventionId: other.id } },
      family,
    );
    await startFamily(t, other.id);
    const history = await call(t, listOrderHistory, { query: { userId: family.of.userId } }, family);
    const ids = async (search: string) => {
      const { statusCode, headers, ...response } = await t.app.inject({
        url: `/v1/order/convention/registered?userId=${family.of.userId}${search}`,
        headers: { authorization: `Bearer ${family.token}` },
      });
      const answer = readAnswer(statusCode, headers, response.json());
      return (answer.data as { _id: string }[]).map(({ _id }) => _id);
    };
    const registered = await call(t, listRegistered, { query: { userId: family.of.userId } }, family);
    expect(registered.data).toEqual(history.data);
    const unknown = '0199a6f2-1f4e-7c3a-8d2b-5a4c3b2a1f0e';
    expect(await ids(`&registeredConventions=${conventionId}`)).toEqual([family.orderId]);
    const both = [second.data.orderId, family.orderId];
    expect(await ids(`&registeredConventions=${unknown},${other.id},${conventionId}`)).toEqual(both);
    const repeated = `&registeredConventions=${conventionId}&registeredConventions=${other.id}`;
    expect(await ids(repeated)).toEqual(both);
    expect(await ids(`&registeredConventions=${unknown}`)).toEqual([]);
    expect(await ids('&registeredConventions=')).toEqual([]);
  });

  it("are refused for another account's id and for an invalid id", async () => {
    const [mine, theirs] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
    const foreign = await call(t, listRegistered, { query: { userId: theirs.of.userId } }, mine);
    expect([foreign.status, foreign.codes]).toEqual([404, ['USER_NOT_FOUND']]);
    const query = { userId: mine.of.userId, registeredConventions: 'everything' };
    expect((await callLoosely(t, listRegistered, { query }, mine)).codes).toEqual(['RQST_PARAMS_INVALID']);
  });
});

describe('submitting for approval', () => {
  it('stores prices and terms version and queues one mail; a repeated call returns the first result', async () => {
    const family = await startFamily(t, conventionId);
    await choose(family);
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(family)));
    for (const { data } of answers) {
      expect(data).toMatchObject({
        status: 'SUBMITTED',
        registrationStatus: 'PENDING_REG_APPROVAL',
        total: 1000,
      });
    }
    const byId = await call(
      t,
      submitForApprovalById,
      { params: { orderId: family.orderId }, body: {} },
      family,
    );
    expect(byId.data).toEqual(answers[0]?.data);
    const mails = await outbox(t, { to: family.account.email });
    expect(mails.filter(({ kind }) => kind === 'order.submitted')).toHaveLength(1);
    expect(mails.at(-1)?.text).toContain(family.tempNumber);
    const history = await call(t, listOrderHistory, { query: { userId: family.account.id } }, family);
    expect(history.data).toMatchObject([
      {
        _id: family.orderId,
        balance: { total: 1000, feeIsKnown: false },
        status: 'SUBMITTED',
        attending: [expect.stringMatching(/\S \S/u)],
        bought: [],
      },
    ]);
  });

  it('keeps the submitted price when the catalogue changes', async () => {
    const changing = await buildPackage(t.ctx, { conventionId, price: 500 });
    const family = await submitFamily(t, conventionId, changing.id);
    await t.database.pool.query('update packages set price = 999, name = $1 where id = $2', [
      'RENAMED',
      changing.id,
    ]);
    const order = await call(t, getOrder, { params: { orderId: family.orderId } }, family);
    expect(order.data).toMatchObject({
      packageData: { name: 'FAMILY', packagePrice: 500 },
      priceInfo: { netPrice: 500 },
    });
  });

  it('refuses an incomplete registration with the next missing step', async () => {
    const family = await startFamily(t, conventionId, { maritalStatus: 'MARRIED' });
    expect((await submit(family)).codes).toEqual(['SPOUSE_REQUIRED']);
    const spouse = participantPayload(family, {
      relationShip: 'SPOUSE',
      parishInKerala: 'Kaipuzha',
      dob: '1985-01-01',
    });
    await call(t, addParticipant, { body: spouse }, family);
    expect((await submit(family)).codes).toEqual(['PACKAGE_REQUIRED']);

    const alone = await startFamily(t, conventionId);
    const query = {
      ...alone.of,
      participantId: alone.selfId,
      relationShip: 'SELF',
      action: 'DESELECT',
    } as const;
    await call(t, selectParticipant, { query }, alone);
    expect((await submit(alone)).codes).toEqual(['PARTICIPANT_REQUIRED']);
  });

  it('refuses a total that differs from the one shown and submits nothing', async () => {
    const family = await startFamily(t, conventionId);
    await choose(family);
    expect((await submit(family, { expectedTotal: 999 })).codes).toEqual(['PRICE_CHANGED']);
    expect((await review(family)).status).toBe('INCOMPLETE');
  });

  it('refuses a package that is no longer offered and an add-on that was withdrawn', async () => {
    const gone = await buildPackage(t.ctx, { conventionId });
    const family = await startFamily(t, conventionId);
    await choose(family, gone.id);
    await t.database.pool.query('update packages set active = false where id = $1', [gone.id]);
    expect((await submit(family)).codes).toEqual(['PACKAGE_NOT_AVAILABLE']);

    const shuttle = await buildAddon(t.ctx, { conventionId });
    const other = await startFamily(t, conventionId);
    await choose(other);
    await call(
      t,
      selectAddons,
      { query: other.of, body: { selectedAddonData: [entry(shuttle, 'Yes')] } },
      other,
    );
    await t.database.pool.query('update addons set active = false where id = $1', [shuttle.id]);
    expect((await submit(other)).codes).toEqual(['ADDON_NOT_AVAILABLE']);
  });

  it('six concurrent submissions for the last two places: two succeed', async () => {
    const scarce = await buildPackage(t.ctx, { conventionId, capacity: 2 });
    const families = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const family = await startFamily(t, conventionId);
        await choose(family, scarce.id);
        return family;
      }),
    );
    const answers = await Promise.all(families.map((family) => submit(family)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 4 }, () => 'SOLD_OUT'));
    const { rows } = await t.database.pool.query<{ seats_taken: number; held: number }>(
      `select seats_taken, (select count(*)::int from orders where package_id = packages.id and submitted_at is not null) as held
       from packages where id = $1`,
      [scarce.id],
    );
    expect(rows).toEqual([{ seats_taken: 2, held: 2 }]);
    expect((await choose(await startFamily(t, conventionId), scarce.id)).codes).toEqual(['SOLD_OUT']);
  });

  it('is refused after the deadline', async () => {
    const late = await buildConvention(t.ctx);
    const { id } = await buildPackage(t.ctx, { conventionId: late.id });
    const family = await startFamily(t, late.id);
    await choose(family, id);
    await t.database.pool.query(`update conventions set convention_deadline = '2020-01-01' where id = $1`, [
      late.id,
    ]);
    expect((await submit(family)).codes).toEqual(['REGISTRATION_CLOSED']);
  });
});
