import { ageGroupOn, ageGroups } from '@sangamam/contract/arrival/desk/age-group';

import type { Context } from '#server/db/context.ts';

import { countPeople, countPeopleByBirth } from './arrival-count-read-model.ts';
import { requireConvention } from './desk-conventions.ts';

/**
 * Who is expected and who is here. Expected are those who attend with a confirmed registration, and who is here.
 *
 * @throws NOT_FOUND when there is no such convention
 */
export async function countArrivals(ctx: Context, conventionId: string) {
  const { startDate } = await requireConvention(ctx, conventionId);
  const births = await countPeopleByBirth(ctx.db, conventionId);
  const byGroup = Map.groupBy(births, ({ dob }) => ageGroupOn(dob, startDate));
  const sumOf = (counts: typeof births) => ({
    expected: counts.reduce((sum, { expected }) => sum + expected, 0),
    here: counts.reduce((sum, { here }) => sum + here, 0),
  });
  return {
    ...sumOf(births),
    groups: ageGroups.map((ageGroup) => ({ ageGroup, ...sumOf(byGroup.get(ageGroup) ?? []) })),
  };
}

/** The same in one sum, without ages. */
export function countEverybody(ctx: Context, conventionId: string) {
  return countPeople(ctx.db, conventionId);
}
