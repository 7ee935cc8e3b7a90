import {
  answerMessage,
  assignMessage,
  closeMessage,
  reopenMessage,
} from '@sangamam/contract/contact/admin/message-admin-endpoints';

import { createCallHook, createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/**
 * Gives the message to a colleague, or with `null` back to nobody; refused with CONFLICT when somebody else has assigned
 * it since it was shown.
 */
export const useAssignMessage = createMutationHook(
  assignMessage,
  (messageId: string, assignedToSeen: string | null) => (userId: string | null) => ({
    params: { messageId },
    body: { userId, assignedToSeen },
  }),
  { refreshes: 'everything' },
);

/** Answers by mail; refused with CONFLICT when there are answers beyond those seen. */
export const useAnswerMessage = createMutationHook(
  answerMessage,
  (messageId: string) => (body: { body: string; answersSeen: number }) => ({ params: { messageId }, body }),
  { refreshes: 'everything' },
);

/** Puts the message away, or takes it up again. */
export const useMessageClosed = createCallHook(
  (messageId: string) => (closed: boolean) =>
    callEndpoint(closed ? closeMessage : reopenMessage, { params: { messageId } }),
  { refreshes: 'everything' },
);
