import {
  countUnsentMails,
  decideUnsentMail,
  decideUnsentMails,
} from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

import { outboxGroup } from './outbox.ts';

/** How many mails wait for a decision. */
export const useUnsentMails = createQueryHook(countUnsentMails, () => ({}), { group: outboxGroup });

/** Sends or discards all mails of a kind. */
export const useDecideUnsentMails = createMutationHook(
  decideUnsentMails,
  () => (body: EndpointInput<typeof decideUnsentMails>['body']) => ({ body }),
  { refreshes: [outboxGroup] },
);

/** Sends or discards one mail. */
export const useDecideUnsentMail = createMutationHook(
  decideUnsentMail,
  (mailId: string) => (action: 'SEND' | 'DISCARD') => ({ params: { mailId }, body: { action } }),
  { refreshes: [outboxGroup] },
);
