import { getRegistration } from '@sangamam/contract/admin/registration-desk';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { registrationDeskKeys } from './registration-keys.ts';

/** One registration at a glance. */
export const useRegistrationDetail = (orderId: string) =>
  useQuery({
    queryKey: registrationDeskKeys.one(orderId),
    queryFn: ({ signal }) => callEndpoint(getRegistration, { params: { orderId } }, { signal }),
  });
