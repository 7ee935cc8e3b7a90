import { listMessages } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

export type MessageQuery = EndpointInput<typeof listMessages>['query'];

/** A page of the inbox, the newest first. */
export const useMessages = createQueryHook(listMessages, (query: MessageQuery) => ({ query }), {
  placeholderData: keepPreviousData,
});
