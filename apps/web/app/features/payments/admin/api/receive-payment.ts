import { receivePayment } from '@sangamam/contract/admin/payment-desk';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

/** Records money that has come. */
export function useReceivePayment(paymentId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof receivePayment>['body']) =>
      callEndpoint(receivePayment, { params: { paymentId }, body }),
    onSettled,
  });
}
