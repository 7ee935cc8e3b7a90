import { correctParticipant, type ParticipantCorrection } from '@sangamam/contract/admin/registration-care';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

/** Changes a person on behalf of the family. */
export function useCorrectParticipant(orderId: string, participantId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (body: { change: ParticipantCorrection; reason: string; revision: number }) =>
      callEndpoint(correctParticipant, { params: { orderId, participantId }, body }),
    onSettled,
  });
}
