import { describe, expect, it } from 'vitest';

import type { BedType } from '../stays/room-wishes.ts';
import { compareLists } from './compare-lists.ts';
import type { ListedFamily } from './listed-family.ts';

const guest = (name: string, age: number | null = null) => ({ name, age, isAdult: age === null });
const [anna, ben, mary] = [guest('Anna Mathew'), guest('Ben Mathew', 9), guest('Mary Mathew')];
const family = (wanted: Partial<ListedFamily> = {}): ListedFamily => ({
  orderId: 'a',
  number: 'R2KX7A9',
  registrantName: 'Anna Mathew',
  familyName: null,
  arrival: '2027-07-15',
  departure: '2027-07-18',
  specialRequest: '',
  roomsNearby: 'NO_WISH',
  rooms: [
    { guests: [anna, ben], needs: { CRIB: 1 }, bedType: 'KING' },
    { guests: [mary], needs: {}, bedType: 'NO_WISH' },
  ],
  ...wanted,
});
const room = (
  guests: ListedFamily['rooms'][number]['guests'],
  needs = {},
  bedType: BedType = guests.includes(anna) ? 'KING' : 'NO_WISH',
) => ({ guests, needs, bedType });

describe('two lists for a hotel', () => {
  it('differ by new, cancelled and changed families, and leave out those that are the same', () => {
    const [same, gone, moved, added] = ['same', 'gone', 'moved', 'added'].map((orderId) =>
      family({ orderId }),
    ) as [ListedFamily, ListedFamily, ListedFamily, ListedFamily];
    const later = { ...moved, departure: '2027-07-19' };
    expect(compareLists([same, gone, moved], [later, added, same])).toEqual([
      { kind: 'NEW', parts: [], before: null, after: added },
      { kind: 'CANCELLED', parts: [], before: gone, after: null },
      { kind: 'CHANGED', parts: ['NIGHTS'], before: moved, after: later },
    ]);
  });

  it.each([
    ['an earlier day', { arrival: '2027-07-14' }, ['NIGHTS']],
    ['another wish', { specialRequest: 'High floor' }, ['REQUEST']],
    ['another person', { rooms: [room([anna, guest('Cyril', 3)], { CRIB: 1 }), room([mary])] }, ['PEOPLE']],
    [
      'one more person and room',
      { rooms: [room([anna, ben], { CRIB: 1 }), room([mary]), room([guest('Eli')])] },
      ['PEOPLE', 'ROOMS'],
    ],
    ['another age', { rooms: [room([anna, { ...ben, age: 10 }], { CRIB: 1 }), room([mary])] }, ['PEOPLE']],
    ['another registrant', { registrantName: 'Mary Mathew' }, ['PEOPLE']],
    ['a child with another adult', { rooms: [room([anna], { CRIB: 1 }), room([mary, ben])] }, ['ROOMS']],
    ['all in one room', { rooms: [room([anna, ben, mary], { CRIB: 1 })] }, ['ROOMS']],
    ['one more need', { rooms: [room([anna, ben], { CRIB: 2 }), room([mary])] }, ['NEEDS']],
    ['a need of the other room', { rooms: [room([anna, ben]), room([mary], { CRIB: 1 })] }, ['NEEDS']],
    ['two queens', { rooms: [room([anna, ben], { CRIB: 1 }, 'TWO_QUEENS'), room([mary])] }, ['BEDS']],
    [
      'the king bed for the other room',
      { rooms: [room([anna, ben], { CRIB: 1 }, 'NO_WISH'), room([mary], {}, 'KING')] },
      ['BEDS'],
    ],
    ['a door between the rooms', { roomsNearby: 'CONNECTING' }, ['NEARBY']],
    [
      'other days and another need',
      { departure: '2027-07-19', rooms: [room([anna, ben]), room([mary])] },
      ['NIGHTS', 'NEEDS'],
    ],
  ] as const)('say what of a family is another: %s', (_, change, parts) => {
    const later = family(change as Partial<ListedFamily>);
    expect(compareLists([family()], [later])).toMatchObject([{ kind: 'CHANGED', parts }]);
  });

  it('are the same whatever the order of rooms and of people in them', () => {
    const turned = family({ rooms: [room([mary]), room([ben, anna], { CRIB: 1 })] });
    expect(compareLists([family()], [turned])).toEqual([]);
  });
});
