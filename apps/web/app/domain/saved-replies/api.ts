import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import * as endpoints from '@sangamam/contract/casework/saved-replies/saved-reply-endpoints';
import type { SavedReply } from '@sangamam/contract/casework/saved-replies/saved-reply';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const group = 'saved-replies';

/** All replies of the team, by name, as long as they are asked for. */
export const useSavedReplies = createQueryHook(
  endpoints.listSavedReplies,
  (isAsked: boolean) => (isAsked ? {} : undefined),
  { group, staleTime: 30_000 },
);

/** What replies say of an order; of none, nothing. */
export const useReplyValues = createQueryHook(
  endpoints.getReplyValues,
  (orderId: string | undefined) => (orderId === undefined ? undefined : { params: { orderId } }),
  { staleTime: 30_000 },
);

type Draft = EndpointInput<typeof endpoints.createSavedReply>['body'];

/** Adds a reply, or changes one as it was at its revision. */
export const useSaveReply = createCallHook(
  (changed: Pick<SavedReply, '_id' | 'revision'> | undefined) => (draft: Draft) =>
    changed
      ? callEndpoint(endpoints.changeSavedReply, {
          params: { replyId: changed._id },
          body: { ...draft, revision: changed.revision },
        })
      : callEndpoint(endpoints.createSavedReply, { body: draft }),
  { refreshes: [group] },
);

export const useDeleteReply = createMutationHook(
  endpoints.deleteSavedReply,
  () =>
    ({ _id: replyId, revision }: Pick<SavedReply, '_id' | 'revision'>) => ({
      params: { replyId },
      query: { revision: String(revision) },
    }),
  { refreshes: [group] },
);
