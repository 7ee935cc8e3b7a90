import { describe, expect, it } from 'vitest';

import { proposeRooms, roomFault, roomsNeeded, type Guest } from './rooms.ts';

/** `AAmm`: an adult for each A, a minor for each m, named by letter and place. */
const family = (text: string): Guest[] =>
  Array.from(text, (letter, at) => ({ personId: `${letter}${at}`, isAdult: letter === 'A' }));
const letters = (rooms: string[][]) => rooms.map((room) => room.map((id) => id[0]).join('')).join(' | ');

describe('rooms of a family', () => {
  it.each([
    ['A', 4, 'A'],
    ['AAmm', 4, 'AAmm'],
    ['AAmmm', 4, 'Amm | Am'],
    ['AAAAA', 4, 'AAA | AA'],
    ['AmmmmmA', 4, 'Ammm | mmA'],
    ['Ammmmm', 4, 'Ammmmm'],
    ['AAmmmmmmm', 4, 'Ammmm | Ammm'],
    ['AAAAmm', 2, 'Am | Am | AA'],
    ['mm', 4, 'mm'],
  ])('of %s with %i beds are %s', (text, capacity, expected) => {
    expect(letters(proposeRooms(family(text), capacity))).toBe(expected);
  });

  it('hold everybody once, each minor with an adult, in as many rooms as are needed', () => {
    for (let adults = 1; adults <= 6; adults += 1)
      for (let minors = 0; minors <= 8; minors += 1)
        for (let capacity = 1; capacity <= 6; capacity += 1) {
          const guests = family('A'.repeat(adults) + 'm'.repeat(minors));
          const rooms = proposeRooms(guests, capacity);
          expect(roomFault(guests, rooms)).toBeUndefined();
          expect(rooms).toHaveLength(roomsNeeded(guests.length, adults, capacity));
          const most = Math.max(capacity, Math.ceil(guests.length / adults));
          expect(Math.max(...rooms.map((room) => room.length))).toBeLessThanOrEqual(most);
        }
  });
});

describe('rooms put together by hand', () => {
  const guests = family('AAm');
  it.each([
    [[['A0', 'm2'], ['A1']], undefined],
    [[['A0', 'A1', 'm2'], []], undefined],
    [[['A0', 'A1'], ['m2']], 'MINOR_WITHOUT_ADULT'],
    [[['A0', 'm2']], 'NOT_EVERYBODY'],
    [
      [
        ['A0', 'm2'],
        ['A1', 'A0'],
      ],
      'NOT_EVERYBODY',
    ],
    [
      [
        ['A0', 'm2'],
        ['A1', 'somebody'],
      ],
      'NOT_EVERYBODY',
    ],
  ])('%j: %s', (rooms, fault) => {
    expect(roomFault(guests, rooms)).toBe(fault);
  });

  it('of a family without adults are possible: its responsible adult is of another family', () => {
    expect(roomFault(family('mm'), [['m0', 'm1']])).toBeUndefined();
  });
});
