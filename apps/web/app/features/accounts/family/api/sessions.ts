import {
  endOtherSessions,
  endSession,
  listSessions,
} from '@sangamam/contract/accounts/sessions/session-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const group = 'sessions';

/** The sessions of the account, this one first. */
export const useSessions = createQueryHook(listSessions, () => ({}), { group });

export const useEndSession = createMutationHook(
  endSession,
  () => (sessionId: string) => ({ params: { sessionId } }),
  { refreshes: [group] },
);

export const useEndOtherSessions = createMutationHook(endOtherSessions, () => () => ({}), {
  refreshes: [group],
});
