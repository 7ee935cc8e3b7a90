import type { z } from 'zod';

import type {
  masterDataEntry,
  MasterDataType,
} from '@sangamam/contract/conventions/reference-data/reference-endpoints';

import { countries } from './master-data/countries.ts';
import { dialCodes } from './master-data/dial-codes.ts';
import { usStates } from './master-data/us-states.ts';

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
