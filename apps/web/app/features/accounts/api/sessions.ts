import { endOtherSessions, endSession, listSessions } from '@sangamam/contract/accounts/session-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

const queryKey = ['sessions'];

/** Where the account is signed in, this place first. */
export function useSessions() {
  return useQuery({ queryKey, queryFn: ({ signal }) => callEndpoint(listSessions, {}, { signal }) });
}

function useRefreshSessions() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}

export function useEndSession() {
  const onSettled = useRefreshSessions();
  return useMutation({
    mutationFn: (sessionId: string) => callEndpoint(endSession, { params: { sessionId } }),
    onSettled,
  });
}

export function useEndOtherSessions() {
  const onSettled = useRefreshSessions();
  return useMutation({ mutationFn: () => callEndpoint(endOtherSessions, {}), onSettled });
}
