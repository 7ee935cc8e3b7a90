import { listOutbox } from '@sangamam/contract/outbox/admin/outbox-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The queries of the outbox. */
export const outboxGroup = 'outbox';

/** A page of mails, the newest first. */
export const useOutbox = createQueryHook(
  listOutbox,
  (query: EndpointInput<typeof listOutbox>['query']) => ({ query }),
  { group: outboxGroup, placeholderData: keepPreviousData },
);
