import {
  answerMessage,
  assignMessage,
  closeMessage,
  reopenMessage,
} from '@sangamam/contract/contact/message-desk';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

/**
 * Gives the message to a colleague, or with `null` back to nobody; refused with CONFLICT when somebody else has assigned
 * it since it was shown.
 */
export function useAssignMessage(messageId: string, assignedToSeen: string | null) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (userId: string | null) =>
      callEndpoint(assignMessage, { params: { messageId }, body: { userId, assignedToSeen } }),
    onSettled,
  });
}

/** Answers by mail; refused with CONFLICT when there are answers beyond those seen. */
export function useAnswerMessage(messageId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (body: { body: string; answersSeen: number }) =>
      callEndpoint(answerMessage, { params: { messageId }, body }),
    onSettled,
  });
}

/** Puts the message away, or takes it up again. */
export function useMessageClosed(messageId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (closed: boolean) =>
      callEndpoint(closed ? closeMessage : reopenMessage, { params: { messageId } }),
    onSettled,
  });
}
