import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { peaksOf, takeFree, takeVehicle } from './schedule-fleet.ts';
import { overlaps, Timetable, type Trip } from './timetable.ts';

const trip = (from: number, minutes = 90): Trip => ({ from, until: from + minutes });
const driver = (name: string, ...trips: Trip[]) => ({ name, timetable: new Timetable(trips) });
const van = (name: string, seats: number) => ({ ...driver(name), seats });

describe('takeFree', () => {
  it('takes the one who came back last, so that another stays free', () => {
    const [early, late] = [driver('early', trip(0)), driver('late', trip(60))];
    expect(takeFree([early, late], trip(150))?.name).toBe('late');
    expect(late.timetable.size).toBe(2);
    expect(takeFree([early, late], trip(160))?.name).toBe('early');
  });

  it('takes nobody who is on the road, not even for a minute; a trip may begin when another ends', () => {
    expect(takeFree([driver('one', trip(0))], trip(89))).toBeUndefined();
    expect(takeFree([driver('one', trip(0))], trip(90))?.name).toBe('one');
    expect(takeFree([driver('one', trip(100))], trip(11))).toBeUndefined();
    expect(takeFree([driver('one', trip(100))], trip(10))?.name).toBe('one');
  });

  it('needs no more of them than trips are under way at once', () => {
    const trips = Array.from({ length: 60 }, (_, index) => ({ ...trip(index * 17), day: 'a' }));
    const drivers = Array.from({ length: 60 }, (_, index) => driver(String(index)));
    for (const one of trips) takeFree(drivers, one);
    const used = drivers.filter(({ timetable }) => timetable.size > 0);
    expect(used).toHaveLength(peaksOf(trips)[0]?.vans ?? 0);
  });
});

describe('takeVehicle', () => {
  it('takes the smallest free one with enough seats', () => {
    const vehicles = [van('bus', 40), van('van', 14), van('car', 4)];
    const taken = [3, 3, 15, 3].map((passengers) => takeVehicle(vehicles, { ...trip(0), passengers })?.name);
    expect(taken).toEqual(['car', 'van', 'bus', undefined]);
  });
});

describe('peaksOf', () => {
  it('says for each day when most are under way', () => {
    const on = (day: string, ...trips: Trip[]) => trips.map((one) => ({ ...one, day }));
    expect(
      peaksOf([...on('b', trip(2000)), ...on('a', trip(0), trip(60), trip(60), trip(100), trip(300))]),
    ).toEqual([
      { day: 'a', at: 60, vans: 3 },
      { day: 'b', at: 2000, vans: 1 },
    ]);
  });

  it('counts what is still under way from the day before', () => {
    expect(
      peaksOf([
        { ...trip(0), day: 'a' },
        { ...trip(60), day: 'b' },
      ]),
    ).toEqual([
      { day: 'a', at: 0, vans: 1 },
      { day: 'b', at: 60, vans: 2 },
    ]);
  });
});

describe('a timetable', () => {
  const trips = fc.array(
    fc.record({ from: fc.integer({ min: 0, max: 200 }), minutes: fc.integer({ min: 5, max: 60 }) }),
    { minLength: 1, maxLength: 12 },
  );

  it('answers what looking at every trip would, whatever the sequence of the trips and however they overlap', () => {
    fc.assert(
      fc.property(trips, fc.nat(12), (list, atFirst) => {
        const all = list.map(({ from, minutes }) => trip(from, minutes));
        const timetable = new Timetable(all.slice(0, atFirst));
        for (const one of all.slice(atFirst)) timetable.add(one);
        expect(timetable.size).toBe(all.length);
        for (const asked of [...all, trip(20, 30), trip(100, 5)]) {
          expect(timetable.isFree(asked)).toBe(!all.some((other) => overlaps(other, asked)));
          const back = all.flatMap(({ until }) => (until <= asked.from ? [until] : []));
          expect(timetable.cameBackBy(asked.from)).toBe(Math.max(-Infinity, ...back));
        }
      }),
    );
  });
});
