import { selectParticipant } from '@sangamam/contract/participants/participant-endpoints';
import type { ParticipantRecord } from '@sangamam/contract/participants/participant';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { RegistrationOf } from '#web/domain/orders/order-keys.ts';
import { keepChangedList, showListAnew } from './keep-changed-list.ts';

interface Selection {
  participant: ParticipantRecord;
  comesAlong: boolean;
}

/** Says whether a family member comes along. */
export function useSelectParticipant(of: RegistrationOf) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ participant: { userId, relationShip }, comesAlong }: Selection) =>
      callEndpoint(selectParticipant, {
        query: { ...of, participantId: userId._id, relationShip, action: comesAlong ? 'SELECT' : 'DESELECT' },
      }),
    // One after the other: each answer is the whole list, and the last one must be the newest.
    scope: { id: 'select-participant' },
    onSuccess: (changed) => keepChangedList(queryClient, of, changed),
    onError: () => showListAnew(queryClient, of),
  });
}
