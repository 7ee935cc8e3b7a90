import { askRegistration, noteRegistration } from '@sangamam/contract/admin/registration-care';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

/** Writes a note that only staff read. */
export function useNoteRegistration(orderId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (note: string) => callEndpoint(noteRegistration, { params: { orderId }, body: { note } }),
    onSettled,
  });
}

/** Asks the family by mail. */
export function useAskRegistration(orderId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (question: string) =>
      callEndpoint(askRegistration, { params: { orderId }, body: { question } }),
    onSettled,
  });
}
