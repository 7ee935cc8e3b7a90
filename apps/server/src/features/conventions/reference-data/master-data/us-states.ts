import { iso31662 } from 'iso-3166';

import type { UsState } from '@sangamam/contract/conventions/reference-data/reference-endpoints';

/** Subdivisions in the standard that are no states: people there choose their island as the country. */
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'UM', 'VI']);

/** The fifty states of the USA and the District of Columbia, by name. */
export const usStates: readonly UsState[] = iso31662
  .filter(({ parent }) => parent === 'US')
  .map(({ code, name }) => ({ name, abbreviation: code.slice('US-'.length) }))
  .filter(({ abbreviation }) => !territories.has(abbreviation))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
