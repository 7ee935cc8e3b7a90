import { listDuplicates } from '@sangamam/contract/admin/registration-care';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { registrationDeskKeys } from './registration-keys.ts';

/** People of a registration who may be registered a second time. */
export const useDuplicates = (orderId: string) =>
  useQuery({
    queryKey: registrationDeskKeys.duplicates(orderId),
    queryFn: ({ signal }) => callEndpoint(listDuplicates, { params: { orderId } }, { signal }),
  });
