import {
  answerMessage,
  closeMessage,
  reopenMessage,
  getMessage,
  listMessages,
} from '@sangamam/contract/contact/messages/message-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** Answers by email; refused with CONFLICT if there are newer answers than those shown. */
export const useAnswerMessage = createMutationHook(
  answerMessage,
  (messageId: string) => (body: { body: string; answersSeen: number }) => ({ params: { messageId }, body }),
  { refreshes: 'everything' },
);

/** Closes or reopens the message. */
export const useMessageClosed = createCallHook(
  (messageId: string) => (closed: boolean) =>
    callEndpoint(closed ? closeMessage : reopenMessage, { params: { messageId } }),
  { refreshes: 'everything' },
);

/** URLs of attachments are valid for 5 minutes; they are refetched a little earlier. */
const renewMs = 4 * 60_000;

/** One message with its attachments and answers. */
export const useMessage = createQueryHook(getMessage, (messageId: string) => ({ params: { messageId } }), {
  refetchInterval: ({ state }) => (state.data?.attachments.length ? renewMs : false),
});

type MessageQuery = EndpointInput<typeof listMessages>['query'];

/** A page of the inbox, the newest first. */
export const useMessages = createQueryHook(listMessages, (query: MessageQuery) => ({ query }), {
  placeholderData: keepPreviousData,
});
