import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';

import { otherParish } from '#phrases/domain/person-choices.ts';

/** A parish, which travels by its name, as an option of a select. */
export function parishOption(name: string): { value: string; label: string } {
  return { value: name, label: name === otherParishValue ? otherParish : name };
}
