import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { cacheParticipants, refreshParticipants, type ChangedParticipants } from './cache-participants.ts';

/** A mutation of the people of a registration. Its response is the new list; a refusal refetches the list. */
export function useParticipantsMutation<Variables>(
  key: RegistrationKey,
  change: (variables: Variables) => Promise<ChangedParticipants>,
  { scope }: { scope?: { id: string } } = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...(scope && { scope }),
    onSuccess: (changed) => cacheParticipants(queryClient, key, changed),
    onError: () => refreshParticipants(queryClient, key),
  });
}
