import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { cacheParticipants, refreshParticipants, type ChangedParticipants } from './cache-participants.ts';

/** A change of the people of a registration: its answer is the list as it is now, a refusal asks for the list again. */
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
