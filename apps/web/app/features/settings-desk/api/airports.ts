import type { AirportDraft } from '@sangamam/contract/reference-data/reference-desk';
import {
  createAirport,
  deleteAirport,
  listDeskAirports,
  updateAirport,
} from '@sangamam/contract/reference-data/reference-desk-endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

/** Airports, hidden ones too. */
export const useAirports = () =>
  useQuery({
    queryKey: ['settings-desk', 'airports'],
    queryFn: ({ signal }) => callEndpoint(listDeskAirports, {}, { signal }),
  });

/** Adds one, or changes the one with this `stored` code, which stays. */
export function useSaveAirport(stored: string | undefined) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: ({ code, ...draft }: AirportDraft) =>
      stored === undefined
        ? callEndpoint(createAirport, { body: { code, ...draft } })
        : callEndpoint(updateAirport, { params: { code: stored }, body: draft }),
    onSettled,
  });
}

export function useDeleteAirport() {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (code: string) => callEndpoint(deleteAirport, { params: { code } }),
    onSettled,
  });
}
