import { getTreasurer } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as setUp from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import type {
  AddonDraft,
  ConventionDraft,
  PackageDraft,
} from '@sangamam/contract/conventions/configuration/convention-configuration';
import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { getReview } from '@sangamam/contract/orders/order-endpoints';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let admin: { token: string };
let draft: ConventionDraft;

beforeAll(async () => {
  t = await buildTestApp();
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  const startDate = addDays(t.clock.now().toISOString().slice(0, 10), 200);
  draft = {
    name: 'Sangamam of the East',
    startDate,
    endDate: addDays(startDate, 3),
    location: 'Tampa, Florida',
    timeZone: 'America/New_York',
    earlyBirdDate: addDays(startDate, -100),
    earlyBirdStatus: true,
    bannerUrl: null,
    conventionDeadline: addDays(startDate, -10),
    active: true,
    participantDisplay: false,
    uploadFamilyPicture: true,
    custodianConsentUrl: null,
    treasurer: null,
    cadTreasurer: null,
  };
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const treasurer = {
  fullName: 'Stephen Mukalel',
  payableTo: '',
  email: 'treasurer@example.org',
  mobile: { countryCode: '+1', phoneNumber: '4075550142' },
  treasurerAddress: { line1: 'Treasury', line2: '1 Example Avenue', line3: 'Tampa' },
};
const cadTreasurer = { ...treasurer, fullName: 'Mary Thekkel', payableTo: 'Sangamam Canada' };
const family: PackageDraft = {
  name: 'FAMILY',
  price: 900,
  cadPrice: 1200,
  shortDescription: '',
  benefits: ['All meals'],
  logoType: 'GOLD',
  position: 0,
  active: true,
  capacity: 10,
  minPeople: null,
  maxPeople: null,
  minAge: null,
  maxAge: null,
  offers: [
    {
      offerDescription: 'Early bird',
      salePrice: 800,
      cadSalePrice: 1000,
      earlyBird: true,
      validFrom: null,
      validUntil: null,
    },
  ],
};
const banquet: AddonDraft = {
  title: 'Banquet',
  shortDescription: '',
  type: 'ADULT_CHILDREN',
  position: 0,
  active: true,
  options: [
    { key: 'ADULT', price: 60, cadPrice: null, capacity: 40 },
    { key: 'CHILDREN', price: 30, cadPrice: 40, capacity: null },
  ],
};

const at = (conventionId: string) => ({ params: { conventionId } });
const create = async () => (await call(t, setUp.createConvention, { body: draft }, admin)).data._id;
const open = (id: string) => call(t, setUp.openConvention, at(id), admin);
const publicNames = async () => (await call(t, listOpenConventions, {})).data.map(({ name }) => name);

/** A convention that a family can register for. */
async function ready(): Promise<{ id: string; packageId: string; addonId: string }> {
  const id = await create();
  await call(
    t,
    setUp.updateConvention,
    { ...at(id), body: { ...draft, treasurer, cadTreasurer, revision: 0 } },
    admin,
  );
  await call(t, setUp.createPackage, { ...at(id), body: family }, admin);
  const { data } = await call(t, setUp.createAddon, { ...at(id), body: banquet }, admin);
  return { id, packageId: data.packages[0]?._id ?? '', addonId: data.addons[0]?._id ?? '' };
}

describe('configuring a convention', () => {
  it('refuses to open it with a list of all that is missing, then opens, sells and closes it', async () => {
    const empty = await create();
    const offerUnits = (active: boolean) =>
      t.database.pool.query(`update organizations set active = $1 where type = 'LOCAL_UNIT'`, [active]);
    await offerUnits(false);
    const refused = await open(empty);
    expect(new Set(refused.codes)).toEqual(new Set(['CONVENTION_NOT_READY']));
    expect(refused.errors.map(({ message }) => message)).toEqual([
      'There is no treasurer for payers to turn to.',
      'There is no local unit that a family can choose.',
      'No package is offered.',
    ]);
    await offerUnits(true);
    const { id, packageId } = await ready();
    expect(await publicNames()).toEqual([]);
    const opened = await open(id);
    expect(opened.data).toMatchObject({ registrationOpen: true, missing: [], treasurer, cadTreasurer });
    expect((await open(id)).data.openedAt).toBe(opened.data.openedAt);
    expect(await publicNames()).toEqual([draft.name]);

    const sold = await submitFamily(t, id, packageId);
    const review = await call(t, getReview, { query: sold.of }, sold);
    expect(review.data.totalAmout).toBe(800);

    const closed = await call(t, setUp.closeConvention, at(id), admin);
    expect(closed.data).toMatchObject({ registrationOpen: false, packages: [{ seatsTaken: 1 }] });
    expect(await publicNames()).toEqual([]);
    const change = { params: { conventionId: id, packageId }, body: { ...family, capacity: 0, revision: 0 } };
    expect((await call(t, setUp.updatePackage, change, admin)).codes).toEqual(['CONFLICT']);
    const dearer = { ...change, body: { ...family, price: 2000, offers: [], revision: 0 } };
    expect((await call(t, setUp.updatePackage, dearer, admin)).data.packages[0]).toMatchObject({
      price: 2000,
    });
    expect((await call(t, getReview, { query: sold.of }, sold)).data.totalAmout).toBe(800);
    const removal = { params: change.params, query: { revision: '1' } };
    expect((await call(t, setUp.deletePackage, removal, admin)).codes).toEqual(['IN_USE']);
  });

  it('says where to fix each missing thing, and what may be a mistake', async () => {
    const { id, packageId, addonId } = await ready();
    const params = { conventionId: id, packageId };
    const usOnly = { ...family, cadPrice: 0, revision: 0 };
    await call(t, setUp.updatePackage, { params, body: usOnly }, admin);
    const options = banquet.options.map((option) => ({ ...option, price: 0, cadPrice: 0 }));
    const free = { ...banquet, options, revision: 0 };
    await call(t, setUp.updateAddon, { params: { conventionId: id, addonId }, body: free }, admin);
    const noPrice = await call(
      t,
      setUp.createAddon,
      { ...at(id), body: { ...banquet, title: 'Tour' } },
      admin,
    );
    const tour = noPrice.data.addons.find(({ title }) => title === 'Tour')?._id ?? '';
    await t.database.pool.query('delete from addon_options where addon_id = $1', [tour]);
    const { data } = await call(t, setUp.getConventionConfiguration, at(id), admin);
    expect(data.missing).toEqual([
      { place: 'packages', id: packageId, message: 'FAMILY has a price in only one currency.' },
      { place: 'addons', id: tour, message: 'Tour has no price.' },
    ]);
    expect(data.notices).toEqual([
      { place: 'facts', message: 'There is no consent form for families with minors.' },
      { place: 'addons', id: addonId, message: 'Banquet is free.' },
      { place: 'hotel', message: 'The hotel of this convention is not entered yet.' },
      { place: 'hotel-block', message: 'The room block of this convention is not entered yet.' },
      { place: 'malayalam', message: '6 texts of this convention have no Malayalam.' },
      {
        place: 'pages',
        message:
          'No page has been published since this convention was created: check the programme, hotel and travel pages.',
      },
      {
        place: 'staff',
        message: expect.stringMatching(
          /who sees? families or money signs? in without a second factor\.$/u,
        ) as string,
      },
    ]);
    await t.database.pool.query(
      `insert into hotel_settings (convention_id, hotel_name, block_rooms) values ($1, 'Hyatt', 40)`,
      [id],
    );
    await t.database.pool.query(
      `insert into second_factors (user_id, secret, confirmed_at) select id, 'x', now() from users where type = 'STAFF'`,
    );
    const settled = await call(t, setUp.getConventionConfiguration, at(id), admin);
    expect(settled.data.notices.map(({ place }) => place)).toEqual(['facts', 'addons', 'malayalam', 'pages']);
    await t.database.pool.query(`delete from second_factors`);
    expect((await open(id)).errors).toHaveLength(2);
  });

  it('answers CONFLICT to the later of two editors', async () => {
    const { id, packageId, addonId } = await ready();
    const params = { conventionId: id, packageId };
    const rename = (name: string, revision: number) =>
      call(t, setUp.updatePackage, { params, body: { ...family, name, revision } }, admin);
    const first = await rename('FAMILY GOLD', 0);
    expect(first.data.packages[0]?.revision).toBe(1);
    expect((await rename('FAMILY SILVER', 0)).codes).toEqual(['CONFLICT']);
    const removal = { params, query: { revision: '0' } };
    expect((await call(t, setUp.deletePackage, removal, admin)).codes).toEqual(['CONFLICT']);
    expect((await rename('FAMILY SILVER', 1)).data.packages[0]).toMatchObject({ name: 'FAMILY SILVER' });
    const stale = { ...banquet, revision: 7 };
    const addon = { params: { conventionId: id, addonId }, body: stale };
    expect((await call(t, setUp.updateAddon, addon, admin)).codes).toEqual(['CONFLICT']);
    const addonRemoval = { params: addon.params, query: { revision: '7' } };
    expect((await call(t, setUp.deleteAddon, addonRemoval, admin)).codes).toEqual(['CONFLICT']);
    const body = { ...draft, revision: 0 };
    expect((await call(t, setUp.updateConvention, { ...at(id), body }, admin)).codes).toEqual(['CONFLICT']);
  });

  it('deletes packages and add-ons that nobody has chosen', async () => {
    const { id, packageId, addonId } = await ready();
    const query = { revision: '0' };
    const addon = { params: { conventionId: id, addonId }, query };
    expect((await call(t, setUp.deleteAddon, addon, admin)).data.addons).toEqual([]);
    const removal = { params: { conventionId: id, packageId }, query };
    expect((await call(t, setUp.deletePackage, removal, admin)).data.packages).toEqual([]);
    expect((await call(t, setUp.deletePackage, removal, admin)).codes).toEqual(['NOT_FOUND']);
    const { rows } = await t.database.pool.query(
      `select action, before->>'name' as name from audit_log where entity_id = $1 and action like '%.deleted' order by id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'addon.deleted', name: null },
      { action: 'package.deleted', name: 'FAMILY' },
    ]);
  });

  it.each<[string, 'treasurer' | 'cadTreasurer']>([
    ['There is no treasurer for payments in US dollars.', 'treasurer'],
    ['There is no treasurer for payments in Canadian dollars.', 'cadTreasurer'],
  ])('does not open it with prices in a currency that has no treasurer: %s', async (message, missing) => {
    const { id } = await ready();
    const body = { ...draft, treasurer, cadTreasurer, [missing]: null, revision: 1 };
    await call(t, setUp.updateConvention, { ...at(id), body }, admin);
    const refused = await open(id);
    expect(refused.errors.map((error) => error.message)).toEqual([message]);
  });

  it('families see the treasurer of their currency', async () => {
    const { id, packageId } = await ready();
    await open(id);
    const sold = await submitFamily(t, id, packageId);
    const toronto = { addressLine1: '1 King Street', city: 'Toronto', state: 'Ontario', postCode: 'M5V 3L9' };
    const inCanada = { country: 'CAN', address: { ...toronto, country: 'CAN' } };
    const soldInCanada = await submitFamily(t, id, packageId, inCanada);
    const seenBy = async (who: TestFamily) =>
      (await call(t, getTreasurer, { params: { orderId: who.orderId } }, who)).data;
    // Without a name of its own, the account is the contact's.
    expect(await seenBy(sold)).toMatchObject({ fullName: 'Stephen Mukalel', payableTo: 'Stephen Mukalel' });
    expect(await seenBy(soldInCanada)).toMatchObject({
      fullName: 'Mary Thekkel',
      payableTo: 'Sangamam Canada',
    });
  });

  it('tells families what is kept when they cancel, and a copy moves the dates', async () => {
    const { id } = await ready();
    const until = addDays(draft.startDate, -90);
    const later = { until: addDays(draft.startDate, -30), keptUsd: 150, keptCad: 200 };
    const cancellation = [{ until, keptUsd: 50, keptCad: 70 }, later];
    const change = (body: object, revision: number) =>
      call(t, setUp.updateConvention, { ...at(id), body: { ...draft, ...body, revision } }, admin);
    const wrongOrder = await change({ cancellation: cancellation.toReversed() }, 1);
    expect(wrongOrder.errors.map(({ field }) => field)).toEqual([
      'cancellation.1.until',
      'cancellation.1.keptUsd',
      'cancellation.1.keptCad',
    ]);
    expect((await change({ cancellation }, 1)).data.cancellation).toEqual(cancellation);
    // A change that says nothing of it leaves it.
    expect((await change({ treasurer, cadTreasurer }, 2)).data.cancellation).toEqual(cancellation);
    await open(id);
    const seen = (await call(t, listOpenConventions, {})).data.find(({ _id }) => _id === id);
    expect(seen?.cancellation).toEqual(cancellation);
    const body = { name: 'Sangamam, two years after', startDate: addDays(draft.startDate, 730) };
    const copy = await call(t, setUp.cloneConvention, { ...at(id), body }, admin);
    expect(copy.data.cancellation.map((step) => step.until)).toEqual([
      addDays(until, 730),
      addDays(later.until, 730),
    ]);
    expect((await change({ cancellation: [] }, 4)).data.cancellation).toEqual([]);
  });

  it('keeps its meals, refuses those of other days and two at once, and a copy moves them', async () => {
    const { id } = await ready();
    const change = (body: object, revision: number) =>
      call(t, setUp.updateConvention, { ...at(id), body: { ...draft, ...body, revision } }, admin);
    const dinner = { name: 'Dinner', day: draft.startDate, time: '18:30' };
    const wrong = [dinner, { ...dinner, name: 'Banquet' }, { ...dinner, day: addDays(draft.endDate, 1) }];
    expect(new Set((await change({ meals: wrong }, 1)).errors.map(({ field }) => field))).toEqual(
      new Set(['meals.1.time', 'meals.2.day']),
    );
    expect((await change({ meals: 5 }, 1)).status).toBe(400);
    const meals = [dinner, { name: 'Lunch', day: draft.endDate, time: '12:30' }];
    expect((await change({ meals }, 1)).data.meals).toEqual(meals);
    // A change that says nothing of them leaves them.
    expect((await change({}, 2)).data.meals).toEqual(meals);
    const body = { name: 'Sangamam, two years after', startDate: addDays(draft.startDate, 730) };
    const copy = await call(t, setUp.cloneConvention, { ...at(id), body }, admin);
    expect(copy.data.meals.map(({ day }) => day)).toEqual([
      addDays(draft.startDate, 730),
      addDays(draft.endDate, 730),
    ]);
  });

  it('copies it with its dates moved and no places taken', async () => {
    const { id } = await ready();
    const startDate = addDays(draft.startDate, 365);
    const body = { name: 'Sangamam, the year after', startDate };
    const { data } = await call(t, setUp.cloneConvention, { ...at(id), body }, admin);
    expect(data).toMatchObject({
      name: body.name,
      conventionDeadline: addDays(draft.conventionDeadline, 365),
      earlyBirdDate: addDays(draft.earlyBirdDate ?? '', 365),
      active: false,
      openedAt: null,
      treasurer,
      cadTreasurer,
      packages: [{ name: 'FAMILY', price: 900, seatsTaken: 0, offers: family.offers }],
      addons: [{ title: 'Banquet', options: banquet.options }],
    });
  });

  it('refuses to remove options of an add-on that were sold', async () => {
    const { id, addonId } = await ready();
    await t.database.pool.query(`update addon_options set taken = 3 where addon_id = $1 and key = 'ADULT'`, [
      addonId,
    ]);
    const change = (body: AddonDraft) =>
      call(
        t,
        setUp.updateAddon,
        { params: { conventionId: id, addonId }, body: { ...body, revision: 0 } },
        admin,
      );
    const [adult, children] = banquet.options;
    if (!adult || !children) throw new Error('The banquet is for both');
    const few = { ...banquet, options: [{ ...adult, capacity: 2 }, children] };
    expect((await change(few)).codes).toEqual(['CONFLICT']);
    const other: AddonDraft = { ...banquet, type: 'SINGLE_FIELD', options: [{ ...adult, key: 'Seats' }] };
    expect((await change(other)).codes).toEqual(['CONFLICT']);
    const dearer = { ...banquet, options: [{ ...adult, price: 70 }, children] };
    expect((await change(dearer)).data.addons[0]?.options[0]).toMatchObject({ price: 70, taken: 3 });
    await t.database.pool.query('update addon_options set taken = 0 where addon_id = $1', [addonId]);
  });

  it.each<[string, Partial<ConventionDraft>, string]>([
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an end before the start', { endDate: '2020-01-01' }, 'endDate'],
  ])('refuses %s', async (_name, change, field) => {
    const refused = await call(t, setUp.createConvention, { body: { ...draft, ...change } }, admin);
    expect(refused.errors.map((error) => error.field)).toContain(field);
  });

  it('refuses options for a type of add-on that has none', async () => {
    const body: AddonDraft = { ...banquet, type: 'YES_NO' };
    const refused = await call(t, setUp.createAddon, { ...at(await create()), body }, admin);
    expect(refused.errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field: 'options' }]);
  });
});
