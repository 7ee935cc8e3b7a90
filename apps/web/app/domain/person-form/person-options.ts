import {
  familyFaiths,
  genderNames,
  maritalStatusChoices,
} from '@sangamam/contract/fields/person-enumerations';

import type { Option } from '#web/ui/form/field/select-field.tsx';

export const genderOptions = optionsOf(genderNames);
export const maritalStatusOptions = optionsOf(maritalStatusChoices);
export const familyFaithOptions: readonly Option[] = familyFaiths.map((faith) => ({
  value: faith,
  label: faith,
}));

function optionsOf(names: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
