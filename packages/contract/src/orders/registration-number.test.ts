import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  bodyOf,
  formatRegistrationNumber,
  parseRegistrationNumber,
  permanentNumberFor,
  registrationNumberCount,
} from './registration-number.ts';

const serial = fc.integer({ min: 0, max: registrationNumberCount - 1 });
const alphabet = '23456789ACDEFGHJKMNPQRTUVWXY';

it('every serial has a number of its own', () => {
  const spelled = new Set(
    Array.from({ length: 200_000 }, (_, index) => formatRegistrationNumber('T', index)),
  );
  expect(spelled.size).toBe(200_000);
});

it('typed numbers are read in any letter case, with spaces and hyphens', () => {
  fc.assert(
    fc.property(serial, (number) => {
      const spelled = formatRegistrationNumber('R', number);
      expect(parseRegistrationNumber(` ${spelled.slice(0, 3).toLowerCase()}-${spelled.slice(3)} `)).toBe(
        spelled,
      );
    }),
  );
});

it('a permanent number keeps the body of its temporary one, and has a check character of its own', () => {
  fc.assert(
    fc.property(serial, (number) => {
      const temporary = formatRegistrationNumber('T', number);
      const permanent = permanentNumberFor(temporary);
      expect(bodyOf(permanent)).toBe(bodyOf(temporary));
      expect(permanent.at(-1)).not.toBe(temporary.at(-1));
      expect(parseRegistrationNumber(permanent)).toBe(permanent);
    }),
  );
});

it('every single wrong character is detected, the prefix included', () => {
  fc.assert(
    fc.property(
      serial,
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom(...alphabet.split('')),
      (number, place, wrong) => {
        const spelled = formatRegistrationNumber('T', number);
        fc.pre(spelled[place] !== wrong);
        expect(
          parseRegistrationNumber(spelled.slice(0, place) + wrong + spelled.slice(place + 1)),
        ).toBeUndefined();
      },
    ),
  );
});

it.each(['', 'T', 'hello', 'X23456A', 'T0OIL1A', 'T234567890'])('%j is not a number', (typed) => {
  expect(parseRegistrationNumber(typed)).toBeUndefined();
});
