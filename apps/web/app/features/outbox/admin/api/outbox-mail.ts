import { getOutboxMail } from '@sangamam/contract/admin/outbox-desk';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** One mail whole. */
export const useOutboxMail = (mailId: string) =>
  useQuery({
    queryKey: ['outbox', 'mail', mailId],
    queryFn: ({ signal }) => callEndpoint(getOutboxMail, { params: { mailId } }, { signal }),
  });
