import { listMessages } from '@sangamam/contract/contact/message-desk';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { messageDeskKeys } from './message-keys.ts';

export type MessageQuery = EndpointInput<typeof listMessages>['query'];

/** A page of the inbox, the newest first. */
export const useMessages = (query: MessageQuery) =>
  useQuery({
    queryKey: messageDeskKeys.list(query),
    queryFn: ({ signal }) => callEndpoint(listMessages, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
