import { z } from 'zod';

import { requiredLine } from '../../fields/text.ts';

/** What the screen says where a meal is wrong. */
export const mealMessages = {
  name: 'Please name the meal in up to 40 characters',
  time: 'Please enter a time',
  day: 'This is not a day of the convention',
  twice: 'This meal is already there',
  most: 'At most 40 meals',
} as const;

/** A meal that the convention serves, at a time (`HH:mm`) of a day (`YYYY-MM-DD`) in its time zone. */
export const meal = z.strictObject({
  name: requiredLine({ required: mealMessages.name, invalid: mealMessages.name, min: 1, max: 40 }),
  day: z.iso.date('Invalid Format'),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, mealMessages.time),
});
export type Meal = z.output<typeof meal>;

const momentOf = ({ day, time }: Meal) => `${day} ${time}`;

/** Meals by day and time. */
export function mealsInOrder<Some extends Meal>(all: readonly Some[]): Some[] {
  return all.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
}

/** The meals of a convention in any order; each moment has one. */
export const meals = z
  .array(meal)
  .max(40, mealMessages.most)
  .superRefine((all, context) => {
    const seen = new Set<string>();
    for (const [index, one] of all.entries()) {
      if (seen.has(momentOf(one)))
        context.addIssue({ code: 'custom', path: [index, 'time'], message: mealMessages.twice, input: one });
      seen.add(momentOf(one));
    }
  });

/** Three meals a day to start from: dinner alone on the first day, no dinner on the last. */
export function usualMeals(days: readonly string[]): Meal[] {
  const [first, last] = [days[0], days.at(-1)];
  return days.flatMap((day) => [
    ...(day === first ? [] : [{ name: 'Breakfast', day, time: '08:00' }]),
    ...(day === first ? [] : [{ name: 'Lunch', day, time: '12:30' }]),
    ...(day === last && day !== first ? [] : [{ name: 'Dinner', day, time: '18:30' }]),
  ]);
}
