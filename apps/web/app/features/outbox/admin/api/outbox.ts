import { listOutbox } from '@sangamam/contract/admin/outbox-desk';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** A page of mails, the newest first. */
export const useOutbox = (query: EndpointInput<typeof listOutbox>['query']) =>
  useQuery({
    queryKey: ['outbox', 'list', query],
    queryFn: ({ signal }) => callEndpoint(listOutbox, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
