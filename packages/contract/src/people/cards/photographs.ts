import type { AgeGroup } from '../../arrival/desk/age-group.ts';

/**
 * Whether somebody may be photographed: as the family answered, `undefined` without an answer. Children without one may not,
 * and neither may people of unknown age.
 */
export function mayBePhotographed(answer: boolean | undefined, ageGroup: AgeGroup): boolean {
  return answer ?? ageGroup === 'ADULT';
}
