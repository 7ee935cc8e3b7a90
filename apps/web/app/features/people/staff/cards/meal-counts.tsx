import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { MealNeeds } from '@sangamam/contract/people/cards/card-admin-endpoints';
import type { Need } from '@sangamam/contract/people/cards/card';

import { allergies, diet } from '#phrases/domain/cards.ts';
import * as phrases from '#phrases/people/staff/cards.ts';
import { allergyOptions, dietOptions } from '#web/domain/cards/need-options.ts';
import { ExportButtons } from '#web/domain/exports/export-buttons.tsx';
import { formatDayOfInstant } from '#web/lib/text/date-text.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import type { Option } from '#web/ui/form/field/select-field.tsx';
import { Row, Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useMealNeedsFile } from './api.ts';

/** What the kitchen has to cook for each meal; says where meals are entered while there are none. */
export function MealCounts({
  conventionId,
  conventionName,
  meals,
  countedAt,
  onPrint,
}: {
  conventionId: string;
  /** Heads the sheet on paper. */
  conventionName: string;
  meals: readonly MealNeeds[];
  /** ISO 8601 UTC. */
  countedAt: string;
  /** Prints the sheet. */
  onPrint: () => void;
}) {
  const file = useMealNeedsFile(conventionId);
  return (
    <Stack>
      <h2>{phrases.byMeal}</h2>
      {meals.length > 0 && (
        <>
          <p className="only-print">
            {phrases.numbersOf({
              convention: conventionName,
              day: formatDayOfInstant(countedAt),
            })}
          </p>
          <p>{phrases.byMealHint}</p>
          <Row>
            <Button size="sm" variant="secondary" aria-label={phrases.printByMeal} onClick={onPrint}>
              {phrases.print}
            </Button>
            <ExportButtons table={phrases.byMeal} file={file} />
          </Row>
        </>
      )}
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
