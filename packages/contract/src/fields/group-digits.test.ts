import { expect, it } from 'vitest';

import { groupDigits } from './group-digits.ts';

it.each([0, 7, 999, 1_000, 1_250, 99_999, 100_000, 1_234_567, 999.4, 999.5, 1_000_000_000])(
  'groupDigits writes %d as toLocaleString does',
  (value) => {
    expect(groupDigits(value)).toBe(value.toLocaleString('en-US', { maximumFractionDigits: 0 }));
  },
);
