import { expect, test } from 'vitest';

import { shownPages } from './shown-pages.ts';

test.for([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
] as const)('the first, last and adjacent pages are shown on page %i of %i', ([page, total, shown]) => {
  expect(shownPages(page, total)).toEqual(shown);
});
