import {
  addParticipant,
  editParticipant,
  deleteParticipant,
  getLastTime,
  selectParticipants,
  listParticipants,
  selectParticipant,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import type { EndpointInput, EndpointData } from '@sangamam/contract/http/endpoint';
import { useMutation, useQueryClient, type QueryClient, hashKey } from '@tanstack/react-query';
import { useRef, useEffect } from 'react';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';

import { isRefusal } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { type RegistrationKey, ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

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

/** The response of every change of the people. */
export type ChangedParticipants = EndpointData<typeof addParticipant>;

/** Caches the list returned by a change right away; everything else that depends on the people is refetched. */
async function cacheParticipants(
  queryClient: QueryClient,
  key: RegistrationKey,
  { orderId, participants }: ChangedParticipants,
): Promise<void> {
  const { queryKey } = useParticipants.options(key);
  // A pending older response must not overwrite this one.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, { orderId, participants });
  void queryClient.invalidateQueries({
    queryKey: [ordersGroup],
    predicate: (query) => query.queryHash !== hashKey(queryKey),
  });
}

/** After a refusal: the list may have changed in another tab, or a call without a response did arrive. */
function refreshParticipants(queryClient: QueryClient, key: RegistrationKey): void {
  void queryClient.invalidateQueries({ queryKey: useParticipants.options(key).queryKey });
}

/** Removes a family member from the registration. */
export const useDeleteParticipant = (key: RegistrationKey) =>
  useParticipantsMutation(key, (participantId: string) =>
    callEndpoint(deleteParticipant, {
      body: { participantId, primaryUserId: key.userId, conventionId: key.conventionId },
    }),
  );

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

/** Who of the people on the list attended the last time; not asked for without a registration. */
export const useLastTime = createQueryHook(getLastTime, (key: RegistrationKey) => ({ query: { ...key } }), {
  group: ordersGroup,
});

/** Says at once who is attending. */
export const useSelectParticipants = (key: RegistrationKey) =>
  useParticipantsMutation(
    key,
    (participantIds: string[]) => callEndpoint(selectParticipants, { body: { ...key, participantIds } }),
    // In turn with the choices of single people.
    { scope: { id: 'select-participant' } },
  );

/** The people of a registration, attending or not; the registrant is SELF. */
export const useParticipants = createQueryHook(
  listParticipants,
  (key: RegistrationKey) => ({ query: { ...key } }),
  // Another device may have changed the list since.
  { group: ordersGroup, refetchOnWindowFocus: 'always' },
);

/** Refetches the people when the window gets the focus; a window beside this one never hid it. */
export function useRefetchOnFocus({ refetch }: Pick<ReturnType<typeof useParticipants>, 'refetch'>): void {
  useEffect(() => {
    const again = () => void refetch();
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [refetch]);
}

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

/** A mutation of the people of a registration. Its response is the new list; a refusal refetches the list. */
function useParticipantsMutation<Variables>(
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
