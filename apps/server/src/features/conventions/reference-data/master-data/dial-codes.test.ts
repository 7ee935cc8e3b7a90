import { describe, expect, it } from 'vitest';

import { dialCodes } from './dial-codes.ts';

describe('dial codes', () => {
  it('put the USA and Canada first, Canada with a value of its own', () => {
    expect(dialCodes.slice(0, 2)).toEqual([
      { name: 'United States', dial_code: '+1', code: 'US' },
      { name: 'Canada', dial_code: '+1111', code: 'CA' },
    ]);
  });

  it('are sorted by country name after them', () => {
    const names = dialCodes.slice(2).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it('are unique, since they are the values of a select, and no longer than a dial code may be', () => {
    const codes = dialCodes.map(({ dial_code }) => dial_code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^\+\d{1,4}$/u.test(code))).toEqual([]);
  });

  it.each([
    ['IN', '+91'],
    ['GB', '+44'],
    ['AE', '+971'],
    ['RU', '+7'],
    ['VA', undefined],
  ])('for %s are %s', (country, code) => {
    expect(dialCodes.find((one) => one.code === country)?.dial_code).toBe(code);
  });

  it('name countries that share a code with a larger neighbour', () => {
    expect(dialCodes.find(({ dial_code }) => dial_code === '+39')?.name).toBe('Italy, Vatican City');
  });
});
