import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type {
  AskedAudience,
  LetterAudience,
  LetterDraft,
  LetterFormInput,
} from '@sangamam/contract/letters/letter-draft';
import { letterOrders } from '@sangamam/contract/letters/letter';
import { useState, type ComponentType } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { FormSelect } from '#web/ui/form/form-fields.tsx';

import { audienceIn } from './audience-in-address.ts';
import { useAudienceViews } from './use-audience-views.ts';

const orderOptions = letterOrders.map((value) => ({ value, label: phrases.orders[value] }));

/** In the choice of the audience: what the form began with, and every registration. */
const begun = 'begun';
const everybody = 'everybody';

const all = audienceIn('REGISTRATIONS', () => '');

/** Shows an audience in the words of its list. */
export type ShowAudience = ComponentType<{ conventionId: string; audience: AskedAudience }>;

/** To whom a letter goes: a saved view, the filters that it began with, or every registration; and who gets it first. */
export function AudienceFields({
  control,
  start,
  conventionId,
  audienceWords: AudienceWords,
  roles,
}: {
  control: Control<LetterFormInput, unknown, LetterDraft>;
  /** The audience with which the form began. */
  start: LetterAudience;
  conventionId: string;
  audienceWords: ShowAudience;
  /** Those of the reader, who writes to views of lists that they see. */
  roles: readonly StaffRole[];
}) {
  const views = useAudienceViews(roles) ?? [];
  const audience = useWatch({ control, name: 'audience' });
  const list = useController({ control, name: 'audience.list' });
  const filters = useController({ control, name: 'audience.filters' });
  const name = useController({ control, name: 'audience.name' });
  const isFiltered = !isOfRegistrations(start) || Object.keys(start.filters).length > 0;
  const [chosen, setChosen] = useState(isFiltered ? begun : everybody);
  const choose = (value: string) => {
    setChosen(value);
    const view = views.find(({ _id }) => _id === value);
    const to = value === begun ? start : { name: view?.name ?? '', ...(view?.asked ?? all) };
    list.field.onChange(to.list ?? 'REGISTRATIONS');
    filters.field.onChange(to.filters);
    name.field.onChange(to.name);
  };
  const options = [
    ...(isFiltered ? [{ value: begun, label: start.name === '' ? phrases.theseFilters : start.name }] : []),
    { value: everybody, label: phrases.allRegistrations },
    ...views.map(({ _id, label }) => ({ value: _id, label })),
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

function isOfRegistrations({ list = 'REGISTRATIONS' }: AskedAudience): boolean {
  return list === 'REGISTRATIONS';
}
