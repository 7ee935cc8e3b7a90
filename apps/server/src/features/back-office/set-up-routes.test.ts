import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import * as setUp from '@sangamam/contract/conventions/convention-desk-endpoints';
import type {
  AddonDraft,
  ConventionDraft,
  PackageDraft,
} from '@sangamam/contract/conventions/convention-desk';
import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { addDays } from '@sangamam/contract/fields/calendar-date';
import { getReview } from '@sangamam/contract/orders/order-endpoints';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily } from '#test/fixtures/registrations.ts';
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
  };
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const treasurer = {
  fullName: 'Stephen Mukalel',
  email: 'treasurer@example.org',
  mobile: { countryCode: '+1', phoneNumber: '4075550142' },
  treasurerAddress: { line1: 'Treasury', line2: '1 Example Avenue', line3: 'Tampa' },
};
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
  await call(t, setUp.updateConvention, { ...at(id), body: { ...draft, treasurer } }, admin);
  await call(t, setUp.createPackage, { ...at(id), body: family }, admin);
  const { data } = await call(t, setUp.createAddon, { ...at(id), body: banquet }, admin);
  return { id, packageId: data.packages[0]?._id ?? '', addonId: data.addons[0]?._id ?? '' };
}

describe('setting a convention up from nothing', () => {
  it('is refused with all that is missing, then opened, sold, and closed', async () => {
    const empty = await create();
    const refused = await open(empty);
    expect(new Set(refused.codes)).toEqual(new Set(['CONVENTION_NOT_READY']));
    expect(refused.errors.map(({ message }) => message)).toEqual([
      'There is no treasurer for payers to turn to.',
      'No package is offered.',
    ]);
    const { id, packageId } = await ready();
    expect(await publicNames()).toEqual([]);
    const opened = await open(id);
    expect(opened.data).toMatchObject({ registrationOpen: true, missing: [], treasurer });
    expect((await open(id)).data.openedAt).toBe(opened.data.openedAt);
    expect(await publicNames()).toEqual([draft.name]);

    const sold = await submitFamily(t, id, packageId);
    const review = await call(t, getReview, { query: sold.of }, sold);
    expect(review.data.totalAmout).toBe(800);

    const closed = await call(t, setUp.closeConvention, at(id), admin);
    expect(closed.data).toMatchObject({ registrationOpen: false, packages: [{ seatsTaken: 1 }] });
    expect(await publicNames()).toEqual([]);
    const change = { params: { conventionId: id, packageId }, body: { ...family, capacity: 0 } };
    expect((await call(t, setUp.updatePackage, change, admin)).codes).toEqual(['CONFLICT']);
    const dearer = { ...change, body: { ...family, price: 2000, offers: [] } };
    expect((await call(t, setUp.updatePackage, dearer, admin)).data.packages[0]).toMatchObject({
      price: 2000,
    });
    expect((await call(t, getReview, { query: sold.of }, sold)).data.totalAmout).toBe(800);
  });

  it('is copied for the next time, with its dates moved and nothing taken', async () => {
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
      packages: [{ name: 'FAMILY', price: 900, seatsTaken: 0, offers: family.offers }],
      addons: [{ title: 'Banquet', options: banquet.options }],
    });
  });

  it('keeps what was sold of an add-on', async () => {
    const { id, addonId } = await ready();
    await t.database.pool.query(`update addon_options set taken = 3 where addon_id = $1 and key = 'ADULT'`, [
      addonId,
    ]);
    const change = (body: AddonDraft) =>
      call(t, setUp.updateAddon, { params: { conventionId: id, addonId }, body }, admin);
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

  it('refuses the choices that a kind of add-on does not have', async () => {
    const body: AddonDraft = { ...banquet, type: 'YES_NO' };
    const refused = await call(t, setUp.createAddon, { ...at(await create()), body }, admin);
    expect(refused.errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field: 'options' }]);
  });
});
