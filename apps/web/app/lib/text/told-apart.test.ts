import { expect, test } from 'vitest';

import { toldApart } from './told-apart.ts';

test('a name that stands there again gets a number that no other name has', () => {
  expect(toldApart([])).toEqual([]);
  expect(toldApart(['Firefox', 'Chrome', 'Firefox', 'Firefox'])).toEqual([
    'Firefox',
    'Chrome',
    'Firefox (2)',
    'Firefox (3)',
  ]);
  expect(toldApart(['Key', 'Key', 'Key (2)'])).toEqual(['Key', 'Key (3)', 'Key (2)']);
});
