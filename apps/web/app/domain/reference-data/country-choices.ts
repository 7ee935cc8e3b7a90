import { canadaDialCodeValue } from '@sangamam/contract/fields/places/dial-codes';
import {
  country,
  dialCode,
  getMasterData,
} from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import { z } from 'zod';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

import { staleTime } from './stale-time.ts';

const countries = z.array(country.pick({ Alpha3Code: true, Name: true }));
const dialCodes = z.array(dialCode);

/** The countries, as options of a select; they travel by their three-letter code. */
export const useCountries = createQueryHook(getMasterData, () => ({ params: { type: 'COUNTRY' as const } }), {
  staleTime,
  select: (data) => countries.parse(data).map(({ Alpha3Code, Name }) => ({ value: Alpha3Code, label: Name })),
});

/** The name of a country by its code; the code itself until the list has loaded. */
export function useCountryName(): (code: string) => string {
  const { data } = useCountries();
  return (code) => data?.find(({ value }) => value === code)?.label ?? code;
}

/** Dial codes as options of a select. Canada's value differs from the USA's; people see `+1` for both (DECISIONS §5). */
export const useDialCodes = createQueryHook(
  getMasterData,
  () => ({ params: { type: 'DIAL_CODE' as const } }),
  {
    staleTime,
    select: (data) =>
      dialCodes.parse(data).map(({ name, dial_code }) => {
        const shown = dial_code === canadaDialCodeValue ? '+1' : dial_code;
        return { value: dial_code, label: `${name} ${shown}`, short: shown };
      }),
  },
);
