import type { AirportDraft, DeskAirport } from '@sangamam/contract/reference-data/reference-desk';
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

/** Adds one, or changes the one that `changed` names, as it was at its revision; its code stays. */
export function useSaveAirport(changed: { code: string; revision: number } | undefined) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: ({ code, ...draft }: AirportDraft) =>
      changed
        ? callEndpoint(updateAirport, {
            params: { code: changed.code },
            body: { ...draft, revision: changed.revision },
          })
        : callEndpoint(createAirport, { body: { code, ...draft } }),
    onSettled,
  });
}

/** Deletes one that no travel plan names, as it is on screen. */
export function useDeleteAirport() {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: ({ code, revision }: Pick<DeskAirport, 'code' | 'revision'>) =>
      callEndpoint(deleteAirport, { params: { code }, query: { revision: String(revision) } }),
    onSettled,
  });
}
