import { listMessageColleagues } from '@sangamam/contract/contact/message-desk';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { messageDeskKeys } from './message-keys.ts';

/** Whom a message can be given to. */
export const useColleagues = () =>
  useQuery({
    queryKey: messageDeskKeys.colleagues,
    queryFn: ({ signal }) => callEndpoint(listMessageColleagues, {}, { signal }),
    staleTime: 60_000,
  });
