import type { SavedView } from '@sangamam/contract/casework/saved-views/saved-view';
import type { LetterAudience, LetterDraft, LetterFormInput } from '@sangamam/contract/letters/letter-draft';
import { letterOrders } from '@sangamam/contract/letters/letter';
import { filtersInAddress } from '@sangamam/contract/orders/registrations/registration-filters';
import { useState, type ComponentType } from 'react';
import { useController, type Control } from 'react-hook-form';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { useSavedViews } from '#web/domain/saved-views/api.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { FormSelect } from '#web/ui/form/form-fields.tsx';

const orderOptions = letterOrders.map((value) => ({ value, label: phrases.orders[value] }));

/** In the choice of the audience: what the form began with, and every registration. */
const begun = 'begun';
const everybody = 'everybody';

type Filters = LetterAudience['filters'];

/** Shows filters in the words of their list. */
export type ShowFilters = ComponentType<{ conventionId: string; filters: Filters }>;

/** To whom a letter goes: a saved view, the filters that it began with, or every registration; and who gets it first. */
export function AudienceFields({
  control,
  start,
  conventionId,
  filterWords: FilterWords,
}: {
  control: Control<LetterFormInput, unknown, LetterDraft>;
  /** The audience with which the form began. */
  start: LetterAudience;
  conventionId: string;
  filterWords: ShowFilters;
}) {
  const { data: views = [] } = useSavedViews('REGISTRATIONS');
  const filters = useController({ control, name: 'audience.filters' });
  const name = useController({ control, name: 'audience.name' });
  const isFiltered = Object.keys(start.filters).length > 0;
  const [chosen, setChosen] = useState(isFiltered ? begun : everybody);
  const choose = (value: string) => {
    setChosen(value);
    const view = views.find(({ _id }) => _id === value);
    if (view) {
      filters.field.onChange(filtersOf(view));
      name.field.onChange(view.name);
    } else if (value === begun) {
      filters.field.onChange(start.filters);
      name.field.onChange(start.name);
    } else {
      filters.field.onChange({});
      name.field.onChange('');
    }
  };
  const options = [
    ...(isFiltered ? [{ value: begun, label: start.name === '' ? phrases.theseFilters : start.name }] : []),
    { value: everybody, label: phrases.allRegistrations },
    ...views.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  return (
    <>
      <SelectField
        label={phrases.audience}
        description={phrases.audienceHint}
        options={options}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      />
      <FilterWords conventionId={conventionId} filters={filters.field.value} />
      <FormSelect
        control={control}
        name="audience.first"
        label={phrases.first}
        description={phrases.firstHint}
        options={orderOptions}
      />
    </>
  );
}

/** The filters of a saved view as a letter has them: its convention is its own. */
function filtersOf({ query }: SavedView): Filters {
  return audienceIn((name) => query[name] ?? '').filters;
}

/** The filters that an address asks for, as a letter has them. */
export function audienceIn(value: (name: string) => string): { filters: Filters } {
  const { conventionId: _convention, ...filters } = filtersInAddress(value).filters;
  return { filters };
}
