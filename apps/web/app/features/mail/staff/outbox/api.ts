import {
  getOutboxMail,
  listOutbox,
  readOutboxLink,
  countUnsentMails,
  decideUnsentMail,
  decideUnsentMails,
  resumeMailAddress,
} from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import {
  testMailKind,
  getTestMail,
  sendTestMail,
} from '@sangamam/contract/mail/test-mail/test-mail-endpoints';
import type { EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook, createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

import { isUnanswered } from './test-mail-outcome.ts';

/** The queries of the outbox. */
const outboxGroup = 'outbox';

/** One mail whole. */
export const useOutboxMail = createQueryHook(getOutboxMail, (mailId: string) => ({ params: { mailId } }), {
  group: outboxGroup,
});

/** How often the answer of the mail server to a test mail is looked for, in milliseconds. */
const lookMs = 1_000;

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

/** The link to an account in a mail, where no mail server is set. */
export const useReadOutboxLink = createMutationHook(readOutboxLink, (mailId: string) => () => ({
  params: { mailId },
}));

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

/** Lets mails to the address of a mail go on. */
export const useResumeAddress = createMutationHook(
  resumeMailAddress,
  (mailId: string) => () => ({ params: { mailId } }),
  { refreshes: [outboxGroup] },
);
