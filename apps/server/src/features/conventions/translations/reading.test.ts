import { getAddon, listAddons, selectAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import { getPaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { getConvention, listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import {
  getPackage,
  getPackageDetails,
  listFilteredPackages,
  listPackages,
} from '@sangamam/contract/conventions/packages/package-endpoints';
import { saveTranslations } from '@sangamam/contract/conventions/translations/translation-endpoints';
import type { AnyEndpoint } from '@sangamam/contract/http/endpoint';
import {
  getOwnAmendment,
  previewOwnAmendment,
} from '@sangamam/contract/orders/amendments/family-change-endpoints';
import {
  getOrder,
  getReview,
  getReviewById,
  listOrderHistory,
  listRegistered,
  submitForApproval,
} from '@sangamam/contract/orders/order-endpoints';
import { listOwnWaitLists } from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

const malayalam = /[\u0D00-\u0D7F]/u;
const ml = { language: 'ml' } as const;

let t: TestApp;
let family: TestFamily;
let conventionId: string;
let packageId: string;
let addonId: string;

beforeAll(async () => {
  t = await buildTestApp();
  const admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  ({ id: conventionId } = await buildConvention(t.ctx, { name: 'Sangamam' }));
  ({ id: packageId } = await buildPackage(t.ctx, {
    conventionId,
    name: 'Gold',
    shortDescription: 'All of it',
    benefits: ['Meals', 'Room'],
  }));
  ({ id: addonId } = await buildAddon(t.ctx, {
    conventionId,
    title: 'Shirt',
    shortDescription: 'Of cotton',
    type: 'MULTIPLE_OPTIONS_WITH_TEXTBOX',
    options: [
      { key: 'Small', price: 5 },
      { key: 'Large', price: 6 },
    ],
  }));
  const translations = [
    { en: 'Sangamam', ml: 'സംഗമം' },
    { en: 'Gold', ml: 'സ്വർണം' },
    { en: 'Meals', ml: 'ഭക്ഷണം' },
    { en: 'Shirt', ml: 'ഷർട്ട്' },
    { en: 'Small', ml: 'ചെറുത്' },
  ];
  const body = { revision: 0, translations };
  await call(t, saveTranslations, { params: { conventionId }, body }, admin).then(({ data }) => data);
  family = await startFamily(t, conventionId);
});
afterAll(() => t.close());

describe('visitors', () => {
  it('read packages in Malayalam, and in English what has no translation', async () => {
    const { data } = await call(t, listPackages, { query: { conventionId, ...ml } });
    expect(data).toMatchObject([
      { name: 'സ്വർണം', shortDescription: 'All of it', benefits: ['ഭക്ഷണം', 'Room'] },
    ]);
    const one = await call(t, getPackage, { params: { id: packageId }, query: ml });
    expect(one.data).toEqual(data[0]);
  });

  it('read add-ons in Malayalam, whose options keep the labels by which they are chosen', async () => {
    const { data } = await call(t, listAddons, { query: { conventionId, ...ml } });
    expect(data).toMatchObject([
      {
        title: 'ഷർട്ട്',
        shortDescription: 'Of cotton',
        multipleOptionsWithTextbox: [{ label: 'Small' }, { label: 'Large' }],
        optionNames: { Small: 'ചെറുത്' },
      },
    ]);
    const one = await call(t, getAddon, { params: { id: addonId }, query: ml });
    expect(one.data).toEqual(data[0]);
  });

  it('read the name of a convention in Malayalam', async () => {
    const open = await call(t, listOpenConventions, { query: ml });
    expect(open.data).toMatchObject([{ name: 'സംഗമം' }]);
    const one = await call(t, getConvention, { params: { id: conventionId }, query: ml });
    expect(one.data).toEqual(open.data[0]);
  });
});

it('a text that is changed in English is read in English until it is translated again', async () => {
  const rename = (name: string) =>
    t.database.pool.query('update packages set name = $1 where id = $2', [name, packageId]);
  const read = async () => (await call(t, getPackage, { params: { id: packageId }, query: ml })).data.name;
  await rename('Gold Plus');
  expect(await read()).toBe('Gold Plus');
  await rename('Gold');
  expect(await read()).toBe('സ്വർണം');
});

describe('a family', () => {
  const params = () => ({ params: { orderId: family.orderId } });
  const addon = () => ({
    type: 'MULTIPLE_OPTIONS_WITH_TEXTBOX' as const,
    addonId,
    title: 'ഷർട്ട്',
    data: { key: 'Small', value: { quantity: 2 } },
  });

  it('chooses and reviews in Malayalam, and sends what it chose by its English keys', async () => {
    const offer = await call(t, listFilteredPackages, { query: { conventionId, ...ml } }, family);
    expect(offer.data.packages).toMatchObject([{ name: 'സ്വർണം' }]);
    await t.database.pool.query('update orders set package_id = $1 where id = $2', [
      packageId,
      family.orderId,
    ]);
    const body = { selectedAddonData: [addon()], specialRequest: '' };
    await call(t, selectAddons, { query: family.of, body }, family).then(({ data }) => data);
    const { data } = await call(t, getReview, { query: { ...family.of, ...ml } }, family);
    expect(data).toMatchObject({
      packageData: { name: 'സ്വർണം', benefits: ['ഭക്ഷണം', 'Room'] },
      conventionData: { name: 'സംഗമം' },
      lines: [
        { title: 'സ്വർണം', detail: 'Package' },
        { title: 'ഷർട്ട്', detail: 'ചെറുത്', quantity: 2 },
      ],
      selectedAddons: [{ title: 'ഷർട്ട്', optionName: 'ചെറുത്', data: { key: 'Small' } }],
    });
    const byId = await call(t, getReviewById, { ...params(), query: ml }, family);
    expect(byId.data).toEqual(data);
  });

  it('reads what it sent in Malayalam, also after a package is called otherwise', async () => {
    await call(t, submitForApproval, { query: family.of, body: {} }, family).then(({ data }) => data);
    await t.database.pool.query(`update packages set name = 'Gold Plus' where id = $1`, [packageId]);
    const order = await call(t, getOrder, { ...params(), query: ml }, family);
    expect(order.data).toMatchObject({
      packageData: { name: 'സ്വർണം' },
      selectedAddons: [{ title: 'ഷർട്ട്' }],
      conventionData: { name: 'സംഗമം' },
    });
    const payment = await call(t, getPaymentSummary, { ...params(), query: ml }, family);
    expect(payment.data).toMatchObject({
      conventionName: 'സംഗമം',
      lines: [{ title: 'സ്വർണം' }, { title: 'ഷർട്ട്', detail: 'ചെറുത്' }],
    });
    await t.database.pool.query(`update packages set name = 'Gold' where id = $1`, [packageId]);
    const history = await call(t, listOrderHistory, { query: { userId: family.account.id, ...ml } }, family);
    expect(history.data).toMatchObject([{ packageName: 'സ്വർണം', conventionData: { name: 'സംഗമം' } }]);
  });

  it('changes its registration in Malayalam', async () => {
    const options = await call(t, getOwnAmendment, { ...params(), query: ml }, family);
    expect(options.data).toMatchObject({
      packageName: 'സ്വർണം',
      packages: [{ name: 'സ്വർണം' }],
      addons: [{ title: 'ഷർട്ട്', optionNames: { Small: 'ചെറുത്' } }],
      selection: [{ title: 'ഷർട്ട്', key: 'Small' }],
    });
    const change = { addons: [{ addonId, key: 'Small', quantity: 3 }] };
    const outcome = await call(t, previewOwnAmendment, { ...params(), query: ml, body: { change } }, family);
    expect(outcome.data.lines.map(({ title }) => title)).toContain('ഷർട്ട്');
  });
});

it('without a language, and in English, no answer has a word of Malayalam', async () => {
  const order = { params: { orderId: family.orderId } };
  const calls: [AnyEndpoint, object][] = [
    [listOpenConventions, {}],
    [getConvention, { params: { id: conventionId } }],
    [listPackages, { query: { conventionId } }],
    [getPackage, { params: { id: packageId } }],
    [listAddons, { query: { conventionId } }],
    [getAddon, { params: { id: addonId } }],
    [listFilteredPackages, { query: { conventionId } }],
    [getPackageDetails, { query: family.of }],
    [listOwnWaitLists, { query: { conventionId } }],
    [getReview, { query: family.of }],
    [getReviewById, order],
    [getOrder, order],
    [listOrderHistory, { query: { userId: family.account.id } }],
    [listRegistered, { query: { userId: family.account.id } }],
    [getPaymentSummary, order],
    [getOwnAmendment, order],
  ];
  const wrong: string[] = [];
  for (const [endpoint, input] of calls) {
    const asked = (query?: object) =>
      callLoosely(
        t,
        endpoint,
        { ...input, query: { ...(input as { query?: object }).query, ...query } },
        family,
      );
    const plain = await asked();
    const english = await asked({ language: 'en' });
    const [text, inEnglish] = [JSON.stringify(plain.data), JSON.stringify(english.data)];
    if (plain.status !== 200 || malayalam.test(text) || inEnglish !== text) wrong.push(endpoint.path);
  }
  expect(wrong).toEqual([]);
});

it('a language that the site does not have is refused', async () => {
  const answer = await callLoosely(t, listPackages, { query: { conventionId, language: 'fr' } });
  expect(answer.codes).toEqual(['RQST_PARAMS_INVALID']);
});
