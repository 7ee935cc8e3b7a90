import { deleteParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';

import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useParticipantsMutation } from './use-participants-mutation.ts';

/** Removes a family member from the registration. */
export const useDeleteParticipant = (key: RegistrationKey) =>
  useParticipantsMutation(key, (participantId: string) =>
    callEndpoint(deleteParticipant, {
      body: { participantId, primaryUserId: key.userId, conventionId: key.conventionId },
    }),
  );
