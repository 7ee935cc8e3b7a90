import { country, getMasterData } from '@sangamam/contract/reference-data/reference-endpoints';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

const named = z.array(country.pick({ Alpha3Code: true, Name: true }));

/** The countries, as options of a select; they travel by their three-letter code. */
export function useCountries() {
  return useQuery({
    queryKey: ['reference', 'countries'],
    queryFn: async ({ signal }) =>
      named.parse(await callEndpoint(getMasterData, { params: { type: 'COUNTRY' } }, { signal })),
    staleTime: Infinity,
    select: (countries) => countries.map(({ Alpha3Code, Name }) => ({ value: Alpha3Code, label: Name })),
  });
}
