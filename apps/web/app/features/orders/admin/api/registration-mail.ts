import { getRegistrationMail } from '@sangamam/contract/admin/registration-care';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { registrationDeskKeys } from './registration-keys.ts';

/** A mail about a registration as the family got it. */
export const useRegistrationMail = (orderId: string, mailId: string) =>
  useQuery({
    queryKey: registrationDeskKeys.mail(orderId, mailId),
    queryFn: ({ signal }) => callEndpoint(getRegistrationMail, { params: { orderId, mailId } }, { signal }),
  });
