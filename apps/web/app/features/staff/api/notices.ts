import { listNotices } from '@sangamam/contract/admin/notices';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** What administrators should know about the installation. */
export const useNotices = () =>
  useQuery({
    queryKey: ['staff', 'notices'],
    queryFn: ({ signal }) => callEndpoint(listNotices, {}, { signal }),
  });
