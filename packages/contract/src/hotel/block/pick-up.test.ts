import { describe, expect, it } from 'vitest';

import { addDays } from '../../fields/dates/calendar-date.ts';
import { nightsOf, pickUpOf, type BlockUse } from './pick-up.ts';

const use = (rooms: number, wanted: Partial<BlockUse> = {}): BlockUse => ({
  families: 1,
  rooms,
  people: rooms * 3,
  arrival: '2027-07-15',
  departure: '2027-07-18',
  confirmedOn: '2027-06-01',
  numberedOn: null,
  ...wanted,
});

describe('the nights of a block', () => {
  it('have the rooms of everybody who sleeps there, but not of the day of departure', () => {
    expect(nightsOf([use(2), use(1, { arrival: '2027-07-14', departure: '2027-07-16' })])).toEqual([
      { night: '2027-07-14', families: 1, people: 3, rooms: 1 },
      { night: '2027-07-15', families: 2, people: 9, rooms: 3 },
      { night: '2027-07-16', families: 1, people: 6, rooms: 2 },
      { night: '2027-07-17', families: 1, people: 6, rooms: 2 },
    ]);
  });

  it('count all families who have the same days', () => {
    expect(nightsOf([use(5, { families: 4, departure: '2027-07-16' })])).toEqual([
      { night: '2027-07-15', families: 4, people: 15, rooms: 5 },
    ]);
  });
});

describe('the pick-up of a block', () => {
  it('is the fullest night by the end of each day, needed and with a number', () => {
    const uses = [
      use(2, { numberedOn: '2027-06-03' }),
      use(3, { confirmedOn: '2027-06-02', arrival: '2027-07-17' }),
      use(1, { confirmedOn: '2027-06-03', departure: '2027-07-16' }),
    ];
    expect(pickUpOf(uses, '2027-06-04')).toEqual([
      { day: '2027-06-01', needed: 2, numbered: 0 },
      { day: '2027-06-02', needed: 5, numbered: 0 },
      { day: '2027-06-03', needed: 5, numbered: 2 },
      { day: '2027-06-04', needed: 5, numbered: 2 },
    ]);
  });

  it('of more than two months has a point for each week, the last one today', () => {
    const points = pickUpOf([use(1)], addDays('2027-06-01', 70));
    expect(points.map(({ day }) => day)).toEqual(
      Array.from({ length: 11 }, (_, week) => addDays('2027-06-01', week * 7)),
    );
  });

  it('goes on to the cut-off without values, at the same pace', () => {
    const points = pickUpOf([use(2)], '2027-06-02', '2027-06-05');
    expect(points.map(({ day, needed }) => `${day} ${needed}`)).toEqual([
      '2027-06-01 2',
      '2027-06-02 2',
      '2027-06-03 null',
      '2027-06-04 null',
      '2027-06-05 null',
    ]);
    const long = pickUpOf([use(2)], '2027-06-02', addDays('2027-06-02', 80));
    expect(long.map(({ day }) => day)).toEqual([
      ...Array.from({ length: 12 }, (_, week) => addDays('2027-06-02', week * 7)),
      addDays('2027-06-02', 80),
    ]);
  });

  it('without families is nothing today', () => {
    expect(pickUpOf([], '2027-06-04')).toEqual([{ day: '2027-06-04', needed: 0, numbered: 0 }]);
  });
});
