import { downloadRoster, openFamily, searchFamilies } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { Card } from '@sangamam/contract/people/cards/card';
import { saveCard } from '@sangamam/contract/people/cards/card-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { buildArrivalDesk, type ArrivalDesk } from '#test/fixtures/arrivals.ts';

const nothing: Card = {
  diets: [],
  allergies: [],
  foodNote: '',
  accessNeeds: [],
  accessNote: '',
  healthNotes: 'Asthma zebra',
  emergencyName: 'Susan Kora',
  emergencyPhone: '(312) 555-0100',
  mayPhotograph: false,
  mayPrint: true,
};

describe('needs at the arrival desk', () => {
  let t: TestApp;
  let a: ArrivalDesk;
  beforeAll(async () => {
    t = await buildTestApp();
    a = await buildArrivalDesk(t);
  });
  afterAll(() => t.close());

  type Family = Awaited<ReturnType<ArrivalDesk['confirmed']>>;
  const tell = ({ orderId, token }: Family, personId: string, card: Partial<Card>) =>
    call(
      t,
      saveCard,
      { params: { orderId, personId }, body: { ...nothing, ...card, revision: 0 } },
      { token },
    );
  const open = async ({ orderId }: Family) =>
    (await call(t, openFamily, { params: { orderId } }, a.desk)).data;
  const roster = async () =>
    (await call(t, downloadRoster, { query: { conventionId: a.conventionId } }, a.desk)).data.families;

  it('are allergies and what matters at the door, of those who have any', async () => {
    const family = await a.confirmed({}, { firstName: 'Merin' });
    expect(await open(family)).toMatchObject({ needs: [] });
    await tell(family, family.selfId, { diets: ['VEGETARIAN'], accessNeeds: ['CRIB', 'WALK_IN_SHOWER'] });
    await tell(family, family.daughterId, {
      allergies: ['PEANUTS', 'SESAME'],
      foodNote: 'Mustard, too',
      accessNeeds: ['CRIB', 'WHEELCHAIR'],
    });
    const opened = await open(family);
    expect(opened.needs).toEqual([
      {
        personId: family.daughterId,
        allergies: ['PEANUTS', 'SESAME'],
        access: ['WHEELCHAIR'],
        hasNote: true,
      },
    ]);
    expect(opened.people.map(({ hasNeeds }) => hasNeeds)).toEqual([false, true]);
  });

  it('come without health notes, contacts and words of the family, and not to the device at all', async () => {
    const family = await a.confirmed({ lastName: 'Palathinkal' });
    await tell(family, family.selfId, {
      allergies: ['MILK'],
      foodNote: 'Okapi',
      accessNeeds: ['WHEELCHAIR'],
      accessNote: 'Giraffe',
    });
    const words = ['zebra', 'Susan', '555-0100', 'Okapi', 'Giraffe', 'mayPhotograph'];
    const said = JSON.stringify(await open(family));
    for (const word of words) expect(said).not.toContain(word);
    const query = { conventionId: a.conventionId, search: 'Palathinkal' };
    const found = (await call(t, searchFamilies, { query }, a.desk)).data.families;
    const kept = (await roster()).filter(({ _id }) => _id === family.orderId);
    for (const families of [found, kept]) {
      expect(families[0]?.people[0]).toMatchObject({ hasNeeds: true });
      const text = JSON.stringify(families);
      for (const word of [...words, 'MILK', 'WHEELCHAIR']) expect(text).not.toContain(word);
    }
  });

  it('of somebody who stays at home, or of a cancelled registration, are none', async () => {
    const family = await a.confirmed();
    await tell(family, family.daughterId, { allergies: ['EGGS'] });
    await t.database.pool.query(
      'update order_participants set selected = false where order_id = $1 and person_id = $2',
      [family.orderId, family.daughterId],
    );
    expect(await open(family)).toMatchObject({ needs: [], people: [{}, { hasNeeds: false }] });
    const other = await a.confirmed();
    await tell(other, other.selfId, { allergies: ['EGGS'] });
    expect((await open(other)).needs).toHaveLength(1);
    const body = { reason: 'The father is ill' };
    await call(t, cancelRegistration, { params: { orderId: other.orderId }, body }, a.registrar);
    expect((await open(other)).needs).toEqual([]);
  });
});
