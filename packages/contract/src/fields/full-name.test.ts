import { describe, expect, it } from 'vitest';

import { fullName } from './full-name.ts';

describe('fullName', () => {
  it.each([
    [{ firstName: 'Teresa', lastName: 'Tharayil' }, 'Teresa Tharayil'],
    [{ firstName: 'Teresa', lastName: '' }, 'Teresa'],
    [{ firstName: 'Teresa', lastName: null }, 'Teresa'],
    [{ firstName: null, lastName: 'Tharayil' }, 'Tharayil'],
  ])('answers for %o "%s"', (person, name) => {
    expect(fullName(person)).toBe(name);
  });
});
