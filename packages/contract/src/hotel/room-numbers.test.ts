import { expect, it } from 'vitest';

import { joinRoomNumbers, roomNumbers, splitRoomNumbers } from './room-numbers.ts';

it.each([
  ['HY-1', ['HY-1']],
  ['HY-1, HY-2', ['HY-1', 'HY-2']],
  ['HY-1;HY-2 & HY-3', ['HY-1', 'HY-2', 'HY-3']],
  ['HY-1, hy-1', ['HY-1']],
  ['', []],
])('the text %j has the numbers %j', (text, numbers) => {
  expect(splitRoomNumbers(text)).toEqual(numbers);
});

it('numbers keep the order of the rooms, without empty ones and repetitions', () => {
  expect(roomNumbers.parse([' HY-2 ', '', 'HY-1', 'hy-2'])).toEqual(['HY-2', 'HY-1']);
});

it('a number with a comma is refused, since commas separate numbers', () => {
  expect(roomNumbers.safeParse(['HY-1, HY-2']).success).toBe(false);
});

it('joined numbers are split into the same again', () => {
  expect(splitRoomNumbers(joinRoomNumbers(['HY-1', 'HY-2']))).toEqual(['HY-1', 'HY-2']);
});
