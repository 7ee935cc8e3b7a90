import { expect, it } from 'vitest';

import { initialsOf, presentForMs, reportEveryMs } from './presence.ts';

it.each([
  ['Lizy Cherian', 'LC'],
  ['Lizy Maria  Cherian', 'LC'],
  ['administrator', 'A'],
  ['ലിസി ചെറിയാൻ', 'ലിചെ'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('one lost report does not make a colleague disappear', () => {
  expect(presentForMs).toBeGreaterThan(2 * reportEveryMs);
});
