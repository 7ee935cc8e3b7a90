import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import {
  countSavedViews,
  filtersInAddress,
} from '@sangamam/contract/orders/registrations/registration-filters';
import { createSavedView } from '@sangamam/contract/casework/saved-views/saved-view-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventions: { id: string; packageId: string }[];

beforeAll(async () => {
  t = await buildTestApp();
  conventions = [];
  for (const families of [3, 1]) {
    const { id } = await buildConvention(t.ctx, { name: `Sangamam of ${families}` });
    const { id: packageId } = await buildPackage(t.ctx, { conventionId: id });
    for (let count = 0; count < families; count += 1) await submitFamily(t, id, packageId);
    conventions.push({ id, packageId });
  }
});
afterAll(() => t.close());

it('each view counts what its list has, in the convention that is shown or its own one', async () => {
  const registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  const [first, second] = conventions;
  const queries: Record<string, Record<string, string>> = {
    queue: { view: 'decide', sort: 'unit' },
    everything: { view: 'all' },
    package: { packageId: first?.packageId ?? '' },
    bound: { view: 'decide', conventionId: second?.id ?? '' },
    nobody: { search: 'Nobody at all' },
    several: { view: 'decide', minors: 'WITHOUT', attending: 'ONE', currency: 'USD' },
    outdated: { view: 'all', status: 'NO_LONGER_A_STATUS' },
    checklists: { open: 'PICTURE' },
    twice: { duplicates: 'POSSIBLE' },
  };
  const ids = new Map<string, string>();
  for (const [name, query] of Object.entries(queries)) {
    const saved = await call(
      t,
      createSavedView,
      { params: { list: 'REGISTRATIONS' }, body: { name, isShared: name === 'queue', query } },
      registrar,
    );
    ids.set(saved.data._id, name);
  }
  for (const conventionId of [first?.id, second?.id]) {
    const asked = conventionId === undefined ? {} : { conventionId };
    const { data } = await call(t, countSavedViews, { query: asked }, registrar);
    const counted = new Map(data.map(({ _id, count }) => [ids.get(_id), count]));
    expect([counted.get('checklists'), counted.get('twice')]).toEqual([null, null]);
    for (const [name, query] of Object.entries(queries)) {
      if (name === 'checklists' || name === 'twice') continue;
      const { filters } = filtersInAddress((parameter) => query[parameter] ?? '');
      const list = await call(t, listRegistrations, { query: { ...asked, ...filters } }, registrar);
      expect([name, counted.get(name)]).toEqual([name, list.data.total]);
    }
    expect(counted.get('bound')).toBe(1);
  }
});
