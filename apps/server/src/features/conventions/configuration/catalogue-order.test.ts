import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  orderAddons,
  orderPackages,
} from '@sangamam/contract/conventions/configuration/catalogue-order-endpoints';
import * as setUp from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import { listPackages } from '@sangamam/contract/conventions/packages/package-endpoints';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let admin: { token: string };
let conventionId: string;

beforeAll(async () => {
  t = await buildTestApp();
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  ({ id: conventionId } = await buildConvention(t.ctx));
});
afterAll(() => t.close());

const at = () => ({ params: { conventionId } });
const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);

it('packages stand in the order of their ids for staff and families, and the log says who did it', async () => {
  const names = ['Gold', 'Silver', 'Youth'];
  const built = [];
  for (const name of names) built.push((await buildPackage(t.ctx, { conventionId, name })).id);
  const [gold = '', silver = '', youth = ''] = built;
  const { data } = await call(t, orderPackages, { ...at(), body: { ids: [youth, gold, silver] } }, admin);
  expect(ids(data.packages)).toEqual([youth, gold, silver]);
  expect(data.packages.map(({ revision }) => revision)).toEqual([0, 0, 0]);
  const shown = await call(t, listPackages, { query: { conventionId } });
  expect(ids(shown.data)).toEqual([youth, gold, silver]);
  const { rows } = await t.database.pool.query(
    "select before, after from audit_log where action = 'package.ordered'",
  );
  expect(rows).toEqual([
    { before: expect.anything() as object, after: { order: ['Youth', 'Gold', 'Silver'] } },
  ]);
});

it('a new package stands last, and one that is changed keeps its place', async () => {
  const { data: before } = await call(t, setUp.getConventionConfiguration, at(), admin);
  const [first] = before.packages;
  if (!first) throw new Error('No package');
  const {
    _id: packageId,
    revision,
    seatsTaken: _seats,
    seatsHeld: _held,
    familiesWaiting: _waiting,
    position: _place,
    ...draft
  } = first;
  const added = await call(t, setUp.createPackage, { ...at(), body: { ...draft, name: 'New' } }, admin);
  expect(added.data.packages.map(({ name }) => name)).toEqual(['Youth', 'Gold', 'Silver', 'New']);
  const changed = await call(
    t,
    setUp.updatePackage,
    { params: { conventionId, packageId }, body: { ...draft, name: 'Young', revision } },
    admin,
  );
  expect(changed.data.packages.map(({ name }) => name)).toEqual(['Young', 'Gold', 'Silver', 'New']);
});

it('an order that misses one, has one twice or a foreign one is refused with CONFLICT', async () => {
  const { data } = await call(t, setUp.getConventionConfiguration, at(), admin);
  const all = ids(data.packages);
  const [first = ''] = all;
  const { id: foreign } = await buildConvention(t.ctx);
  const { id: foreignPackage } = await buildPackage(t.ctx, { conventionId: foreign });
  for (const wrong of [
    all.slice(1),
    [...all.slice(1), all[1] ?? ''],
    [...all, foreignPackage],
    [...all, first],
  ])
    expect((await call(t, orderPackages, { ...at(), body: { ids: wrong } }, admin)).codes).toEqual([
      'CONFLICT',
    ]);
  const kept = await call(t, setUp.getConventionConfiguration, at(), admin);
  expect(ids(kept.data.packages)).toEqual(all);
});

it('add-ons are put in order in the same way', async () => {
  const built = [];
  for (const title of ['Shuttle', 'Banquet'])
    built.push((await buildAddon(t.ctx, { conventionId, title })).id);
  const wanted = built.toReversed();
  const { data } = await call(t, orderAddons, { ...at(), body: { ids: wanted } }, admin);
  expect(ids(data.addons)).toEqual(wanted);
  const refused = await call(t, orderAddons, { ...at(), body: { ids: wanted.slice(1) } }, admin);
  expect(refused.codes).toEqual(['CONFLICT']);
});
