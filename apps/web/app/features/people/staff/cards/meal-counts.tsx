import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { MealNeeds } from '@sangamam/contract/people/cards/card-admin-endpoints';
import type { Need } from '@sangamam/contract/people/cards/card';

import { allergies, diet } from '#phrases/domain/cards.ts';
import * as phrases from '#phrases/people/staff/cards.ts';
import { allergyOptions, dietOptions } from '#web/domain/cards/need-options.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import type { Option } from '#web/ui/form/field/select-field.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

/** What the kitchen has to cook for each meal; says where meals are entered while there are none. */
export function MealCounts({ meals }: { meals: readonly MealNeeds[] }) {
  return (
    <Stack>
      <h2>{phrases.byMeal}</h2>
      {meals.length > 0 && <p>{phrases.byMealHint}</p>}
      <DataTable
        caption={phrases.byMeal}
        columns={columns}
        rows={meals}
        rowKey={({ day, time }) => `${day} ${time}`}
        empty={<p>{phrases.noMealsYet}</p>}
      />
    </Stack>
  );
}

/** Counts in words, those of nobody left out. */
const inWords = (options: readonly Option[], counts: Readonly<Partial<Record<Need, number>>>) =>
  options
    .flatMap(({ value, label }) => {
      const count = counts[value as Need] ?? 0;
      return count === 0 ? [] : [phrases.needOfCount({ need: label, count })];
    })
    .join(', ');

const columns: readonly Column<MealNeeds>[] = [
  {
    key: 'meal',
    header: phrases.meal,
    rowHeader: true,
    cell: ({ name, day, time }) => phrases.mealAt({ name, day: shortDate(day), time }),
  },
  { key: 'people', header: phrases.eat, numeric: true, onPhone: 'name-line', cell: ({ people }) => people },
  { key: 'diets', header: diet, cell: ({ diets }) => inWords(dietOptions, diets) },
  { key: 'allergies', header: allergies, cell: (row) => inWords(allergyOptions, row.allergies) },
  { key: 'notes', header: phrases.otherwise, numeric: true, cell: ({ foodNotes }) => foodNotes },
];
