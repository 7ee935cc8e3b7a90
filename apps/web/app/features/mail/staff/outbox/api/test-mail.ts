import { getTestMail, sendTestMail } from '@sangamam/contract/mail/test-mail/test-mail-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

import { isUnanswered } from '../test-mail-outcome.ts';
import { lookMs, outboxGroup } from './outbox.ts';

/** The latest test mail, until the mail server has answered. */
export const useTestMail = createQueryHook(getTestMail, () => ({}), {
  group: outboxGroup,
  refetchInterval: ({ state: { data } }) => (data?.canSend && isUnanswered(data.mail) ? lookMs : false),
});

/** Sends a test mail to oneself. */
export const useSendTestMail = createMutationHook(sendTestMail, () => () => ({}), {
  refreshes: [outboxGroup],
  answers: () => useTestMail.options(),
});
