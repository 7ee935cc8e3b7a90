import { familyFaiths } from '@sangamam/contract/fields/person-enumerations';

import * as phrases from '#phrases/domain/person-choices.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';

export const genderOptions = optionsOf(phrases.genderNames);
export const maritalStatusOptions = optionsOf(phrases.maritalStatusChoices);
export const familyFaithOptions: readonly Option[] = familyFaiths.map((faith) => ({
  value: faith,
  label: phrases.familyFaith({ faith }),
}));

function optionsOf(names: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
