import { describe, expect, it } from 'vitest';

import { formatRegistrationNumber } from '../../orders/registration-number.ts';
import { numberInCode, numbersMeant } from './number-search.ts';

const number = formatRegistrationNumber('R', 4_321);

describe('a number that somebody typed', () => {
  it('finds itself alone, in any case and with spaces', () => {
    expect(numbersMeant(`${number.slice(0, 3).toLowerCase()} ${number.slice(3)}`)).toEqual([number]);
  });

  it('is found with any one mistake, among few others', () => {
    const wrong = [
      ...Array.from(number, (_, place) => `${number.slice(0, place)}8${number.slice(place + 1)}`),
      ...Array.from(number, (_, place) => number.slice(0, place) + number.slice(place + 1)),
      ...Array.from(number, (_, place) => `${number.slice(0, place)}K${number.slice(place)}`),
      number.slice(0, 2) + (number[3] ?? '') + (number[2] ?? '') + number.slice(4),
    ];
    for (const typed of wrong) {
      const found = numbersMeant(typed);
      expect([typed, found]).toEqual([typed, expect.arrayContaining([number])]);
      expect(found.length).toBeLessThan(12);
    }
  });

  it.each(['', 'Chacko', '4075550142', 'K*M', 'Mary Anna'])('%s is no number', (typed) => {
    expect(numbersMeant(typed)).not.toContain(number);
    expect(numbersMeant(typed).length).toBeLessThan(12);
  });
});

describe('a scanned code', () => {
  it.each([
    number,
    ` ${number}\n`,
    `https://example.org/desk?number=${number}`,
    `https://example.org/${number}/`,
  ])('%s holds the number', (text) => {
    expect(numberInCode(text)).toBe(number);
  });

  it.each(['', 'https://example.org/', `${number.slice(0, -1)}?`, '1234567'])('%s holds none', (text) => {
    expect(numberInCode(text)).toBeUndefined();
  });
});
