import { listOutbox } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import { testMailKind } from '@sangamam/contract/mail/test-mail/test-mail-endpoints';
import type { EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { isUnanswered } from '../test-mail-outcome.ts';

/** How often the answer of the mail server to a test mail is looked for, in milliseconds. */
export const lookMs = 1_000;

/** The queries of the outbox. */
export const outboxGroup = 'outbox';

/** A page of mails, the newest first. */
export const useOutbox = createQueryHook(
  listOutbox,
  (query: EndpointInput<typeof listOutbox>['query']) => ({ query }),
  {
    group: outboxGroup,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.docs.some(isUnansweredTest) ? lookMs : false),
  },
);

function isUnansweredTest(mail: EndpointData<typeof listOutbox>['docs'][number]): boolean {
  return mail.kind === testMailKind && isUnanswered(mail);
}
