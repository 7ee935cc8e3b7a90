import { cloneConvention } from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import {
  getTranslations,
  saveTranslations,
} from '@sangamam/contract/conventions/translations/translation-endpoints';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

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
});
afterAll(() => t.close());

beforeEach(async () => {
  ({ id: conventionId } = await buildConvention(t.ctx, { name: 'Sangamam' }));
  await buildPackage(t.ctx, { conventionId, name: 'Gold', shortDescription: 'All', benefits: ['Meals'] });
  await buildAddon(t.ctx, {
    conventionId,
    title: 'Shirt',
    shortDescription: '',
    type: 'MULTIPLE_OPTIONS',
    options: [{ key: 'Small', price: 5 }],
  });
});

const read = async (id = conventionId) =>
  (await call(t, getTranslations, { params: { conventionId: id } }, admin)).data;
const save = (translations: { en: string; ml: string }[], revision = 0) =>
  call(t, saveTranslations, { params: { conventionId }, body: { revision, translations } }, admin);
const pairsOf = ({ texts }: { texts: { en: string; ml: string }[] }) =>
  Object.fromEntries(texts.map(({ en, ml }) => [en, ml]));

it('the texts of a convention are listed, and saved with their translations', async () => {
  expect(pairsOf(await read())).toEqual({ Sangamam: '', Gold: '', All: '', Meals: '', Shirt: '', Small: '' });
  const { data } = await save([
    { en: 'Gold', ml: 'സ്വർണം' },
    { en: 'Meals', ml: ' ഭക്ഷണം ' },
    { en: 'Small', ml: '' },
  ]);
  expect(data).toEqual(await read());
  expect(data.revision).toBe(1);
  expect(pairsOf(data)).toMatchObject({ Gold: 'സ്വർണം', Meals: 'ഭക്ഷണം', Small: '', Shirt: '' });
});

it('the log says which texts were translated, and how they were before', async () => {
  await save([{ en: 'Gold', ml: 'സ്വർണം' }]);
  await save(
    [
      { en: 'Gold', ml: 'ഗോൾഡ്' },
      { en: 'Shirt', ml: '' },
    ],
    1,
  );
  const { rows } = await t.database.pool.query(
    `select before, after from audit_log
    where action = 'convention.translated' and entity_id = $1 order by id`,
    [conventionId],
  );
  expect(rows).toEqual([
    { before: { malayalam: [''] }, after: { texts: ['Gold'], malayalam: ['സ്വർണം'] } },
    { before: { malayalam: ['സ്വർണം'] }, after: { texts: ['Gold'], malayalam: ['ഗോൾഡ്'] } },
  ]);
});

it('a text that is changed in English has no translation, and has it back when it is changed back', async () => {
  await save([{ en: 'Gold', ml: 'സ്വർണം' }]);
  const rename = (name: string) =>
    t.database.pool.query('update packages set name = $1 where convention_id = $2', [name, conventionId]);
  await rename('Gold Plus');
  expect(pairsOf(await read())).toMatchObject({ 'Gold Plus': '' });
  await save([{ en: 'Gold Plus', ml: '' }], 1);
  await rename('Gold');
  expect(pairsOf(await read())).toMatchObject({ Gold: 'സ്വർണം' });
});

it('of two who translate at once the second is refused with CONFLICT', async () => {
  const both = await Promise.all([save([{ en: 'Gold', ml: 'സ്വർണം' }]), save([{ en: 'Gold', ml: 'ഗോൾഡ്' }])]);
  expect(both.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
  expect((await read()).revision).toBe(1);
});

it('a translation that is too long is refused at its field', async () => {
  const { errors } = await save([{ en: 'Gold', ml: 'അ'.repeat(301) }]);
  expect(errors.map(({ field }) => field)).toEqual(['translations.0.ml']);
});

it('staff who may not configure a convention may not translate it', async () => {
  const registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  const body = { revision: 0, translations: [] };
  const { status } = await call(t, saveTranslations, { params: { conventionId }, body }, registrar);
  expect(status).toBe(403);
});

it('an unknown convention is NOT_FOUND', async () => {
  const params = { conventionId: '01970000-0000-7000-8000-000000000000' };
  expect((await call(t, getTranslations, { params }, admin)).codes).toEqual(['NOT_FOUND']);
});

it('a convention that is copied has its translations', async () => {
  await save([{ en: 'Gold', ml: 'സ്വർണം' }]);
  const { data: copy } = await call(
    t,
    cloneConvention,
    { params: { conventionId }, body: { name: 'Next time', startDate: '2029-07-05' } },
    admin,
  );
  expect(pairsOf(await read(copy._id))).toMatchObject({ Gold: 'സ്വർണം', 'Next time': '' });
});
