import {
  getLastTime,
  selectParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';

import { ordersGroup, type RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { useParticipantsMutation } from './use-participants-mutation.ts';

/** Who of the people on the list attended the last time; not asked for without a registration. */
export const useLastTime = createQueryHook(
  getLastTime,
  (key: RegistrationKey | undefined) => key && { query: { ...key } },
  { group: ordersGroup },
);

/** Says at once who is attending. */
export const useSelectParticipants = (key: RegistrationKey) =>
  useParticipantsMutation(
    key,
    (participantIds: string[]) => callEndpoint(selectParticipants, { body: { ...key, participantIds } }),
    // In turn with the choices of single people.
    { scope: { id: 'select-participant' } },
  );
