import { allergies, diets } from '@sangamam/contract/people/cards/card';
import type { MealNeeds } from '@sangamam/contract/people/cards/card-admin-endpoints';
import { mealsInOrder } from '@sangamam/contract/people/cards/meals';

import type { Context } from '#server/db/context.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { countMealNeeds, countMeals } from './meals-read-model.ts';

/**
 * What the kitchen has to cook for each meal of a convention, in numbers.
 *
 * @throws NOT_FOUND
 */
export async function readMealNeeds(ctx: Context, conventionId: string): Promise<MealNeeds[]> {
  const convention = await findConvention(ctx, conventionId);
  if (!convention) throw new AppError('NOT_FOUND');
  const { meals } = convention;
  if (meals.length === 0) return [];
  const counts = await countMeals(ctx.db, conventionId);
  const needs = [
    ...(await countMealNeeds(ctx.db, conventionId, 'diets')),
    ...(await countMealNeeds(ctx.db, conventionId, 'allergies')),
  ];
  const counted = meals.map((meal, place) => {
    const own = counts.find((one) => one.place === place);
    const each = <Need extends string>(all: readonly Need[]) =>
      Object.fromEntries(
        all.map((need) => [need, needs.find((one) => one.place === place && one.need === need)?.count ?? 0]),
      ) as Record<Need, number>;
    return {
      ...meal,
      people: own?.people ?? 0,
      cards: own?.cards ?? 0,
      foodNotes: own?.foodNotes ?? 0,
      diets: each(diets),
      allergies: each(allergies),
    };
  });
  return mealsInOrder(counted);
}
