import { describe, expect, it } from 'vitest';

import { filterProgramme, nowAndNext, programmeDays, type ProgrammeItem } from './programme.ts';

const item = (title: string, changes: Partial<ProgrammeItem> = {}): ProgrammeItem => ({
  date: '2027-07-23',
  startTime: '09:00',
  endTime: '10:00',
  title,
  hall: 'Hall A',
  note: '',
  ages: 'EVERYONE',
  language: 'ANY',
  highlight: false,
  ...changes,
});
const titles = (items: readonly ProgrammeItem[]) => items.map(({ title }) => title);

describe('the filter of the programme', () => {
  const items = [
    item('Prayer'),
    item('Puppets', { ages: 'CHILDREN', language: 'ENGLISH' }),
    item('Margamkali', { ages: 'YOUTH', language: 'MALAYALAM' }),
  ];

  it.each([
    [{}, ['Prayer', 'Puppets', 'Margamkali']],
    [{ ages: 'CHILDREN' }, ['Prayer', 'Puppets']],
    [{ language: 'MALAYALAM' }, ['Prayer', 'Margamkali']],
    [{ ages: 'YOUTH', language: 'ENGLISH' }, ['Prayer']],
  ] as const)('%j leaves %j', (filter, expected) => {
    expect(titles(filterProgramme(items, filter))).toEqual(expected);
  });
});

it('days and times are in order, whatever order they were written in', () => {
  const days = programmeDays([
    item('C', { date: '2027-07-24', startTime: '08:00' }),
    item('B', { startTime: '18:00' }),
    item('A2', { hall: 'Hall B' }),
    item('A1'),
  ]);
  expect(days.map(({ date, items }) => [date, ...titles(items)])).toEqual([
    ['2027-07-23', 'A1', 'A2', 'B'],
    ['2027-07-24', 'C'],
  ]);
});

describe('now and next', () => {
  const items = [
    item('Breakfast', { startTime: '07:30', endTime: '09:30' }),
    item('Talk', { startTime: '09:00', endTime: '' }),
    item('Lunch', { startTime: '12:30', endTime: '14:00' }),
    item('Games', { startTime: '12:30', endTime: '13:00' }),
    item('Youth night', { startTime: '22:00', endTime: '00:30' }),
    item('Mass', { date: '2027-07-24', startTime: '10:00', endTime: '11:30' }),
  ];

  it.each([
    ['2027-07-23T07:00', [], ['Breakfast']],
    ['2027-07-23T07:30', ['Breakfast'], ['Talk']],
    ['2027-07-23T09:15', ['Breakfast', 'Talk'], ['Games', 'Lunch']],
    ['2027-07-23T12:30', ['Games', 'Lunch'], ['Youth night']],
    ['2027-07-24T00:29', ['Youth night'], ['Mass']],
    ['2027-07-24T00:30', [], ['Mass']],
    ['2027-07-24T12:00', [], []],
    ['2027-07-01T12:00', [], []],
  ])('at %s is %j, then %j', (moment, now, next) => {
    const found = nowAndNext(items, moment);
    expect([titles(found.now), titles(found.next)]).toEqual([now, next]);
  });
});
