import {
  correctParticipant,
  type ParticipantCorrection,
} from '@sangamam/contract/casework/care/registration-care-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Changes a person on behalf of the family. */
export const useCorrectParticipant = createMutationHook(
  correctParticipant,
  (orderId: string, participantId: string) =>
    (body: { change: ParticipantCorrection; reason: string; revision: number }) => ({
      params: { orderId, participantId },
      body,
    }),
  { refreshes: 'everything' },
);
