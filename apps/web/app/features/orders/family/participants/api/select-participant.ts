import { selectParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';

import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useParticipantsMutation } from './use-participants-mutation.ts';

interface Selection {
  participant: ParticipantRecord;
  isAttending: boolean;
}

/** Says whether a family member is attending. */
export const useSelectParticipant = (key: RegistrationKey) =>
  useParticipantsMutation(
    key,
    ({ participant: { userId, relationShip }, isAttending }: Selection) =>
      callEndpoint(selectParticipant, {
        query: {
          ...key,
          participantId: userId._id,
          relationShip,
          action: isAttending ? 'SELECT' : 'DESELECT',
        },
      }),
    // One at a time: each response is the whole list, and the last one must be the newest.
    { scope: { id: 'select-participant' } },
  );
