import { deleteParticipant } from '@sangamam/contract/participants/participant-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { RegistrationOf } from '#web/domain/orders/order-keys.ts';
import { keepChangedList, showListAnew } from './keep-changed-list.ts';

/** Removes a family member from the registration. */
export function useDeleteParticipant(of: RegistrationOf) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (participantId: string) =>
      callEndpoint(deleteParticipant, {
        body: { participantId, primaryUserId: of.userId, conventionId: of.conventionId },
      }),
    onSuccess: (changed) => keepChangedList(queryClient, of, changed),
    onError: () => showListAnew(queryClient, of),
  });
}
