import type { SavedView } from '@sangamam/contract/casework/saved-views/saved-view';
import type {
  AskedAudience,
  LetterAudience,
  LetterDraft,
  LetterFormInput,
} from '@sangamam/contract/letters/letter-draft';
import { letterOrders } from '@sangamam/contract/letters/letter';
import { stayFiltersInAddress } from '@sangamam/contract/hotel/stays/stay-filters';
import { paymentFiltersInAddress } from '@sangamam/contract/ledger/payments/payment-filters';
import { filtersInAddress } from '@sangamam/contract/orders/registrations/registration-filters';
import { journeyFiltersInAddress } from '@sangamam/contract/travel/journeys/journey-filters';
import { useState, type ComponentType } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { useSavedViews } from '#web/domain/saved-views/api.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { FormSelect } from '#web/ui/form/form-fields.tsx';

const orderOptions = letterOrders.map((value) => ({ value, label: phrases.orders[value] }));

/** In the choice of the audience: what the form began with, and every registration. */
const begun = 'begun';
const everybody = 'everybody';

/** Shows an audience in the words of its list. */
export type ShowAudience = ComponentType<{ conventionId: string; audience: AskedAudience }>;

/** To whom a letter goes: a saved view, the filters that it began with, or every registration; and who gets it first. */
export function AudienceFields({
  control,
  start,
  conventionId,
  audienceWords: AudienceWords,
}: {
  control: Control<LetterFormInput, unknown, LetterDraft>;
  /** The audience with which the form began. */
  start: LetterAudience;
  conventionId: string;
  audienceWords: ShowAudience;
}) {
  const { data: views = [] } = useSavedViews('REGISTRATIONS');
  const audience = useWatch({ control, name: 'audience' });
  const list = useController({ control, name: 'audience.list' });
  const filters = useController({ control, name: 'audience.filters' });
  const name = useController({ control, name: 'audience.name' });
  const isFiltered = !isOfRegistrations(start) || Object.keys(start.filters).length > 0;
  const [chosen, setChosen] = useState(isFiltered ? begun : everybody);
  const choose = (value: string) => {
    setChosen(value);
    const view = views.find(({ _id }) => _id === value);
    const to = value === begun ? start : { name: view?.name ?? '', ...audienceOf(view) };
    list.field.onChange(to.list ?? 'REGISTRATIONS');
    filters.field.onChange(to.filters);
    name.field.onChange(to.name);
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
      <AudienceWords conventionId={conventionId} audience={audience} />
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

/** The registrations of a saved view as a letter has them: its convention is its own. All without one. */
function audienceOf(view: SavedView | undefined): AskedAudience {
  return registrationsIn((name) => view?.query[name] ?? '');
}

function isOfRegistrations({ list = 'REGISTRATIONS' }: AskedAudience): boolean {
  return list === 'REGISTRATIONS';
}

/** The list and filters that an address asks for, as a letter has them. */
export function audienceIn(value: (name: string) => string): AskedAudience {
  switch (value('list')) {
    case 'JOURNEYS':
      return { list: 'JOURNEYS', filters: journeyFiltersInAddress(value) };
    case 'STAYS':
      return { list: 'STAYS', filters: stayFiltersInAddress(value) };
    case 'PAYMENTS': {
      const { conventionId: _convention, ...filters } = paymentFiltersInAddress(value);
      return { list: 'PAYMENTS', filters };
    }
    default:
      return registrationsIn(value);
  }
}

function registrationsIn(value: (name: string) => string): AskedAudience {
  const { conventionId: _convention, ...filters } = filtersInAddress(value).filters;
  return { list: 'REGISTRATIONS', filters };
}
