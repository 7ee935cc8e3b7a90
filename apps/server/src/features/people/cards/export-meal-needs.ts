import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import { allergies, diets } from '@sangamam/contract/people/cards/card';
import type { MealNeeds } from '@sangamam/contract/people/cards/card-admin-endpoints';

import * as phrases from '#phrases/people/cards.ts';
import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import type { TableColumn } from '#server/features/exports/table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';

import { readMealNeeds } from './needs-of-meals.ts';

/**
 * The caterer's sheet as a file: a row for each meal with the numbers of the screen. It leaves the house, so it has no
 * names, whoever takes it.
 *
 * @throws NOT_FOUND
 */
export function exportMealNeeds(
  ctx: Context,
  actor: Actor,
  { conventionId, format }: { conventionId: string; format: ExportFormat },
): Promise<GeneratedFile> {
  return exportTable(ctx, actor, format, async () => {
    const { name } = await conventionById(ctx, conventionId);
    const meals = await readMealNeeds(ctx, conventionId);
    return {
      nameParts: [name, phrases.byMeal],
      sheetName: phrases.byMeal,
      columns,
      rowCount: meals.length,
      // A convention has few meals: one page has them all.
      async *pages() {
        yield await Promise.resolve(meals);
      },
      about: { entity: 'convention', entityId: conventionId },
      filter: {},
    };
  });
}

const count = (header: string, value: (row: MealNeeds) => number): TableColumn<MealNeeds> => ({
  header,
  kind: 'count',
  value,
});

const columns: readonly TableColumn<MealNeeds>[] = [
  { header: phrases.day, kind: 'date', value: ({ day }) => day },
  { header: phrases.time, kind: 'text', value: ({ time }) => time },
  { header: phrases.meal, kind: 'text', value: ({ name }) => name },
  count(phrases.people, ({ people }) => people),
  count(phrases.told, ({ cards }) => cards),
  ...diets.map((diet) => count(phrases.dietNames[diet], (row) => row.diets[diet])),
  ...allergies.map((food) =>
    count(phrases.allergicTo({ food: phrases.allergyNames[food] }), (row) => row.allergies[food]),
  ),
  count(phrases.inWords, ({ foodNotes }) => foodNotes),
];
