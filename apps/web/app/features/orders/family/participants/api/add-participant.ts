import {
  addParticipant,
  editParticipant,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { isRefusal } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { cacheParticipants } from './cache-participants.ts';
import { useParticipants } from './participants.ts';

type Payload = EndpointInput<typeof addParticipant>['body'];

/** An attempt without a response, which may have arrived nevertheless. */
interface Unanswered {
  payload: Payload;
  /** Ids of the people who were on the list before it. */
  before: ReadonlySet<string>;
}

/**
 * Adds a family member to the registration. After a call without a response, an identical call is retried with the same
 * idempotency key; a different one first checks whether the person is on the list now, and then edits them instead of
 * adding them twice.
 */
export function useAddParticipant(key: RegistrationKey) {
  const queryClient = useQueryClient();
  const unanswered = useRef<Unanswered>(undefined);
  const arrivedId = useRef<string>(undefined);
  return useMutation({
    mutationFn: async (payload: Payload) => {
      // An identical call is a retry that the server recognizes by its key; otherwise look for the person first.
      const isRepeat = JSON.stringify(unanswered.current?.payload) === JSON.stringify(payload);
      if (unanswered.current && !isRepeat)
        arrivedId.current ??= await findArrived(queryClient, key, unanswered.current);
      if (arrivedId.current !== undefined) {
        const participantId = arrivedId.current;
        const query = { participantId, conventionId: key.conventionId, primaryUserId: key.userId };
        return callEndpoint(editParticipant, { query, body: payload });
      }
      const known = queryClient.getQueryData(useParticipants.options(key).queryKey)?.participants ?? [];
      const before = new Set(known.map(({ userId }) => userId._id));
      try {
        return await callEndpoint(addParticipant, { body: payload });
      } catch (error) {
        unanswered.current = isRefusal(error, 'UNREACHABLE') ? { payload, before } : undefined;
        throw error;
      }
    },
    onSuccess: (changed) => {
      unanswered.current = undefined;
      arrivedId.current = undefined;
      return cacheParticipants(queryClient, key, changed);
    },
  });
}

async function findArrived(
  queryClient: QueryClient,
  key: RegistrationKey,
  { payload, before }: Unanswered,
): Promise<string | undefined> {
  const { participants } = await queryClient.fetchQuery({ ...useParticipants.options(key), staleTime: 0 });
  return participants.find(
    ({ relationShip, userId: { _id, firstName, dob } }) =>
      !before.has(_id) &&
      relationShip === payload.relationShip &&
      firstName === payload.firstName &&
      dob === payload.dob,
  )?.userId._id;
}
