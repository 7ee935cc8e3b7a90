import { expect, it } from 'vitest';

import { ageGroups } from '../../arrival/desk/age-group.ts';
import { mayBePhotographed } from './photographs.ts';

it.each(ageGroups)('%s: an answer decides; without one adults alone may be photographed', (ageGroup) => {
  expect(mayBePhotographed(true, ageGroup)).toBe(true);
  expect(mayBePhotographed(false, ageGroup)).toBe(false);
  expect(mayBePhotographed(undefined, ageGroup)).toBe(ageGroup === 'ADULT');
});
