import { expect, it } from 'vitest';

import { nextRun } from './next-run.ts';

const run = (departsAt: string, wanted: object = {}) => ({
  _id: departsAt,
  direction: 'ARRIVAL' as 'ARRIVAL' | 'DEPARTURE',
  day: '2027-07-22',
  departsAt,
  seats: 14,
  taken: 8,
  ...wanted,
});
const flight = { direction: 'ARRIVAL', day: '2027-07-22', time: '14:00', passengers: 4 } as const;

it.each([
  ['the first after landing and luggage', [run('14:20'), run('15:30'), run('14:30')], '14:30'],
  ['not one without enough seats', [run('14:30', { taken: 11 }), run('15:30')], '15:30'],
  ['not one of the other direction', [run('14:30', { direction: 'DEPARTURE' })], undefined],
  ['not one of another day', [run('14:30', { day: '2027-07-23' })], undefined],
  ['one after midnight', [run('00:30', { day: '2027-07-23' })], '00:30'],
  ['none', [], undefined],
])('for an arrival %s is proposed', (_what, runs, expected) => {
  expect(nextRun(runs, flight)?._id).toBe(expected);
});

it('for a departure the last that leaves enough time before the flight is proposed', () => {
  const runs = ['10:00', '11:00', '11:05', '15:00'].map((time) => run(time, { direction: 'DEPARTURE' }));
  expect(nextRun(runs, { ...flight, direction: 'DEPARTURE' })?._id).toBe('11:00');
});
