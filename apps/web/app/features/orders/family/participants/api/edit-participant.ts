import { editParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useParticipantsMutation } from './use-participants-mutation.ts';

interface Edit {
  participantId: string;
  payload: EndpointInput<typeof editParticipant>['body'];
}

/** Changes a family member of the registration. */
export const useEditParticipant = (key: RegistrationKey) =>
  useParticipantsMutation(key, ({ participantId, payload }: Edit) =>
    callEndpoint(editParticipant, {
      query: { participantId, conventionId: key.conventionId, primaryUserId: key.userId },
      body: payload,
    }),
  );
