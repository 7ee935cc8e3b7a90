import {
  answerMessage,
  assignMessage,
  closeMessage,
  reopenMessage,
} from '@sangamam/contract/contact/messages/message-admin-endpoints';

import { createCallHook, createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/**
 * Assigns the message to a colleague, or to nobody with `null`; refused with CONFLICT if somebody else has assigned it
 * since it was shown.
 */
export const useAssignMessage = createMutationHook(
  assignMessage,
  (messageId: string, assignedToSeen: string | null) => (userId: string | null) => ({
    params: { messageId },
    body: { userId, assignedToSeen },
  }),
  { refreshes: 'everything' },
);

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
