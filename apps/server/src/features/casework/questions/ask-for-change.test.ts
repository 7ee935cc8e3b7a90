import { askForChange } from '@sangamam/contract/casework/questions/question-endpoints';
import { mostOpenWishes } from '@sangamam/contract/casework/questions/question';
import { closeConversation } from '@sangamam/contract/casework/questions/conversation-endpoints';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import {
  cancelRegistration,
  getRegistration,
  listRegistrations,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { downloadOwnData } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { startFamily, submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;
let registrar: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
});
afterAll(() => t.close());

const at = ({ orderId }: TestFamily) => ({ params: { orderId } });
const wish = (answer = 'My cousin Jerin comes too', answerId = uuidv7()) => ({ body: { answerId, answer } });
const ask = (family: TestFamily, sent = wish()) => call(t, askForChange, { ...at(family), ...sent }, family);
const recordOf = async (family: TestFamily) => (await call(t, getRegistration, at(family), registrar)).data;

it('what a family wishes stands with the registrars until one of them has dealt with it', async () => {
  const family = await submitFamily(t, conventionId, packageId);
  const sent = wish();
  expect((await ask(family, sent)).status).toBe(200);
  // The answer was lost on its way.
  expect((await ask(family, sent)).status).toBe(200);
  const record = await recordOf(family);
  expect(record.conversation?.state).toBe('ANSWERED');
  expect(record.conversationEntries.map(({ kind, text, source }) => [kind, text, source])).toEqual([
    ['ANSWER', 'My cousin Jerin comes too', 'ACCOUNT'],
  ]);
  const wrote = { query: { question: 'ANSWERED' as const, conventionId } };
  const found = async () =>
    (await call(t, listRegistrations, wrote, registrar)).data.docs.map(({ _id }) => _id);
  expect(await found()).toContain(family.orderId);
  const query = { userId: family.account.id };
  const [own] = (await call(t, listOrderHistory, { query }, family)).data;
  expect(own?.questions).toEqual([]);
  expect(own?.timelineEvents.filter(({ what }) => what === 'CHANGE_ASKED')).toHaveLength(1);
  expect(JSON.stringify(await downloadOwnData(t, family))).toContain('My cousin Jerin comes too');
  expect((await call(t, closeConversation, at(family), registrar)).status).toBe(200);
  expect(await found()).not.toContain(family.orderId);
});

it('several wishes may wait, until there are too many', async () => {
  const family = await submitFamily(t, conventionId, packageId);
  for (let count = 1; count <= mostOpenWishes; count += 1)
    expect((await ask(family, wish(`Wish ${count}`))).status).toBe(200);
  expect((await ask(family)).codes).toEqual(['TOO_MANY_REQUESTS']);
  expect((await recordOf(family)).conversationEntries).toHaveLength(mostOpenWishes);
  await call(t, closeConversation, at(family), registrar);
  expect((await ask(family)).status).toBe(200);
});

describe('a wish is refused, and nothing is stored,', () => {
  it.each<[string, () => Promise<TestFamily>, string]>([
    ['before the registration is sent', () => startFamily(t, conventionId), 'TRANSITION_NOT_POSSIBLE'],
    [
      'once it is cancelled',
      async () => {
        const family = await submitFamily(t, conventionId, packageId);
        await call(t, cancelRegistration, { ...at(family), body: { reason: 'They moved' } }, registrar);
        return family;
      },
      'TRANSITION_NOT_POSSIBLE',
    ],
    [
      'about the registration of others',
      async () => {
        const { orderId } = await submitFamily(t, conventionId, packageId);
        return { ...(await startFamily(t, conventionId)), orderId };
      },
      'ORDER_NOT_FOUND',
    ],
  ])('%s', async (_condition, familyOf, code) => {
    const family = await familyOf();
    expect((await ask(family)).codes).toEqual([code]);
    expect((await recordOf(family)).conversationEntries).toEqual([]);
  });
});
