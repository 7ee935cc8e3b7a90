import type { ConventionFormInput } from '@sangamam/contract/conventions/configuration/configuration-forms';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { usualMeals } from '@sangamam/contract/people/cards/meals';
import { useWatch, type Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/convention-form.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import { useRows } from '#web/ui/form/use-rows.ts';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import styles from '../configuration-form.module.css';

/** What the kitchen serves, so that it reads diets for each meal. Three a day are filled in with one tap. */
export function MealFields<Output>({ control }: { control: Control<ConventionFormInput, unknown, Output> }) {
  const { fields, append, remove } = useRows({ control, name: 'meals' });
  const [startDate, endDate] = useWatch({ control, name: ['startDate', 'endDate'] });
  const usual = usualMeals(daysBetween(startDate, endDate));
  return (
    <FormSection title={phrases.meals} description={phrases.mealsHint}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles['item']} aria-label={phrases.mealNumber({ index: index + 1 })}>
          <div className={styles['itemHead']}>
            <h3>{phrases.mealNumber({ index: index + 1 })}</h3>
            <Button variant="muted" size="sm" icon={icons.trash} onClick={() => remove(index)}>
              {phrases.removeMeal({ index: index + 1 })}
            </Button>
          </div>
          <FormText
            control={control}
            name={`meals.${index}.name`}
            label={phrases.mealName}
            autoComplete="off"
            maxLength={40}
          />
          <FieldRow>
            <FormText control={control} name={`meals.${index}.day`} label={phrases.mealDay} type="date" />
            <FormText control={control} name={`meals.${index}.time`} label={phrases.mealTime} type="time" />
          </FieldRow>
        </fieldset>
      ))}
      <Row>
        <Button
          variant="secondary"
          icon="plus"
          disabled={fields.length >= 40}
          onClick={() => append({ name: '', day: startDate, time: '' })}
        >
          {phrases.addMeal}
        </Button>
        {fields.length === 0 && usual.length > 0 && (
          <Button variant="secondary" onClick={() => append(usual)}>
            {phrases.usualMeals({ count: usual.length })}
          </Button>
        )}
      </Row>
    </FormSection>
  );
}

/** The days of a convention while it is typed; none for dates that cannot be, or for weeks on end. */
function daysBetween(first: string, last: string): string[] {
  if (first === '' || last < first) return [];
  const days = Array.from({ length: 10 }, (_, at) => addDays(first, at)).filter((day) => day <= last);
  return days;
}
