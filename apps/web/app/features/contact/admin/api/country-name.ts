import { getMasterData, type Country } from '@sangamam/contract/reference-data/reference-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { messageDeskKeys } from './message-keys.ts';

/** A country's name for its code; the code itself until the names are there. */
export function useCountryName(code: string): string {
  const { data } = useQuery({
    queryKey: messageDeskKeys.countries,
    queryFn: ({ signal }) =>
      callEndpoint(getMasterData, { params: { type: 'COUNTRY' } }, { signal }) as Promise<Country[]>,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.find(({ Alpha3Code }) => Alpha3Code === code)?.Name ?? code;
}
