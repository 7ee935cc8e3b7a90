import type { z } from 'zod';
import type {
  masterDataEntry,
  MasterDataType,
  UsState,
} from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import { iso31662 } from 'iso-3166';

import { countries } from './master-data/countries.ts';
import { dialCodes } from './master-data/dial-codes.ts';

/** Subdivisions in the standard that are no states: people there choose their island as the country. */
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'UM', 'VI']);

/** The fifty states of the USA and the District of Columbia, by name. */
const usStates: readonly UsState[] = iso31662
  .filter(({ parent }) => parent === 'US')
  .map(({ code, name }) => ({ name, abbreviation: code.slice('US-'.length) }))
  .filter(({ abbreviation }) => !territories.has(abbreviation))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

type Entry = z.output<typeof masterDataEntry>;

const twoDigits = (count: number) =>
  Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));

const masterData: Record<MasterDataType, readonly Entry[]> = {
  COUNTRY: countries,
  DIAL_CODE: dialCodes,
  US_STATE: usStates,
  MONTH: twoDigits(12),
  DAY: twoDigits(31),
};

/**
 * The lists that are the same for every convention: countries, dial codes, US states, months `01`–`12`, days `01`–`31`.
 */
export function getMasterData(type: MasterDataType): Entry[] {
  return [...masterData[type]];
}
