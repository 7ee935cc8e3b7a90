import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initiateRegistration, submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import {
  addParticipant,
  deleteParticipant,
  getLastTime,
  listParticipants,
  selectParticipant,
  selectParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import {
  participantPayload,
  startFamily,
  submitFamily,
  type TestFamily,
} from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';

let t: TestApp;
let lastYear: string;
let thisYear: string;
let packages: { last: string; now: string };

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: lastYear } = await buildConvention(t.ctx, { name: 'Sangamam before', startDate: '2030-07-04' }));
  ({ id: thisYear } = await buildConvention(t.ctx, { name: 'Sangamam now', startDate: '2032-07-01' }));
  const last = await buildPackage(t.ctx, { conventionId: lastYear });
  const now = await buildPackage(t.ctx, { conventionId: thisYear });
  packages = { last: last.id, now: now.id };
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

interface Returning extends TestFamily {
  /** First name to id. */
  ids: ReadonlyMap<string, string>;
}

/** A family whose Anna and Bella attended the earlier convention and whose Clara did not; now on its list again. */
async function returning(): Promise<Returning> {
  const family = await startFamily(t, lastYear);
  for (const firstName of ['Anna', 'Bella', 'Clara'])
    await call(t, addParticipant, { body: participantPayload(family, { firstName }) }, family);
  const people = await list(family);
  const query = { ...family.of, relationShip: 'DAUGHTER', action: 'DESELECT' } as const;
  await call(t, selectParticipant, { query: { ...query, participantId: idOf(people, 'Clara') } }, family);
  await call(t, selectPackage, { query: { ...family.of, packageId: packages.last } }, family);
  await call(t, submitForApproval, { query: family.of, body: {} }, family);
  const of = { userId: family.of.userId, conventionId: thisYear };
  await call(t, initiateRegistration, { body: of }, family);
  return { ...family, of, ids: new Map(people.map(({ userId }) => [userId.firstName, userId._id])) };
}

const list = async (family: TestFamily) =>
  (await call(t, listParticipants, { query: family.of }, family)).data.participants;
const attending = async (family: TestFamily) =>
  (await list(family)).filter(({ isParticipated }) => isParticipated).map(({ userId }) => userId.firstName);
const lastTimeOf = async (family: TestFamily) =>
  (await call(t, getLastTime, { query: family.of }, family)).data.lastTime;

function idOf(people: Awaited<ReturnType<typeof list>>, firstName: string): string {
  return people.find(({ userId }) => userId.firstName === firstName)?.userId._id ?? '';
}
const named = ({ ids }: Returning, ...names: string[]) => names.map((name) => ids.get(name) ?? '');

describe('who attended the last time', () => {
  it('is told by the convention and the ids of those on the list now, without those who stayed at home', async () => {
    const family = await returning();
    expect(await lastTimeOf(family)).toEqual({
      conventionName: 'Sangamam before',
      year: 2030,
      participantIds: named(family, 'Annamma', 'Anna', 'Bella'),
    });
  });

  it('leaves out whoever was removed from the new list', async () => {
    const family = await returning();
    const [participantId = ''] = named(family, 'Bella');
    const { userId: primaryUserId, conventionId } = family.of;
    await call(t, deleteParticipant, { body: { participantId, primaryUserId, conventionId } }, family);
    expect((await lastTimeOf(family))?.participantIds).toEqual(named(family, 'Annamma', 'Anna'));
  });

  it('is nothing for a family that has not registered before', async () => {
    expect(await lastTimeOf(await startFamily(t, thisYear))).toBeNull();
  });

  it('is nothing after a registration for a later convention', async () => {
    const family = await submitFamily(t, thisYear, packages.now);
    const of = { userId: family.of.userId, conventionId: lastYear };
    await call(t, initiateRegistration, { body: of }, family);
    expect(await lastTimeOf({ ...family, of })).toBeNull();
  });

  it('is nothing while the earlier registration was never sent', async () => {
    const family = await startFamily(t, lastYear);
    await call(t, addParticipant, { body: participantPayload(family) }, family);
    const of = { userId: family.of.userId, conventionId: thisYear };
    await call(t, initiateRegistration, { body: of }, family);
    expect(await lastTimeOf({ ...family, of })).toBeNull();
  });
});

describe('selecting the people at once', () => {
  const choose = (family: Returning, ...names: string[]) =>
    call(t, selectParticipants, { body: { ...family.of, participantIds: named(family, ...names) } }, family);

  it('selects exactly these, and a repeated call answers the same', async () => {
    const family = await returning();
    const first = await choose(family, 'Annamma', 'Anna', 'Bella');
    expect(first.data.participants.map(({ isParticipated }) => isParticipated)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect((await choose(family, 'Annamma', 'Anna', 'Bella')).data).toEqual(first.data);
    await choose(family, 'Clara');
    expect(await attending(family)).toEqual(['Clara']);
  });

  it('changes nothing and answers USER_NOT_FOUND where one of them is not on the list', async () => {
    const family = await returning();
    const other = await returning();
    const participantIds = [...named(family, 'Anna'), ...named(other, 'Bella')];
    const refused = await call(t, selectParticipants, { body: { ...family.of, participantIds } }, family);
    expect(refused.codes).toEqual(['USER_NOT_FOUND']);
    expect(await attending(family)).toEqual(['Annamma']);
  });

  it('refuses nobody, and the same person twice', async () => {
    const family = await returning();
    expect((await choose(family)).codes).toEqual(['RQST_PARAMS_INVALID']);
    expect((await choose(family, 'Anna', 'Anna')).codes).toEqual(['RQST_PARAMS_INVALID']);
  });

  it('is refused with ORDER_LOCKED once the registration was sent', async () => {
    const family = await returning();
    await choose(family, 'Annamma', 'Anna');
    await call(t, selectPackage, { query: { ...family.of, packageId: packages.now } }, family);
    await call(t, submitForApproval, { query: family.of, body: {} }, family);
    expect((await choose(family, 'Clara')).codes).toEqual(['ORDER_LOCKED']);
    expect(await attending(family)).toEqual(['Annamma', 'Anna']);
  });

  it('two selections at once: the list is one of them, never a mixture', async () => {
    const family = await returning();
    const answers = await Promise.all([choose(family, 'Anna', 'Bella'), choose(family, 'Annamma', 'Clara')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([
      ['Anna', 'Bella'],
      ['Annamma', 'Clara'],
    ]).toContainEqual(await attending(family));
  });

  it('at once with a removal: the removed person is neither selected nor on the list again', async () => {
    const family = await returning();
    const [participantId = ''] = named(family, 'Bella');
    const { userId: primaryUserId, conventionId } = family.of;
    const body = { participantId, primaryUserId, conventionId };
    const [chosen] = await Promise.all([
      choose(family, 'Anna', 'Bella'),
      call(t, deleteParticipant, { body }, family),
    ]);
    expect(chosen.status === 200 || chosen.codes[0] === 'USER_NOT_FOUND').toBe(true);
    expect((await list(family)).map(({ userId }) => userId.firstName)).toEqual(['Annamma', 'Anna', 'Clara']);
    expect(await attending(family)).toEqual(chosen.status === 200 ? ['Anna'] : ['Annamma']);
  });
});
