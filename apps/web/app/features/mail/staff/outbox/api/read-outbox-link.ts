import { readOutboxLink } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** The link to an account in a mail, where no mail server is set. */
export const useReadOutboxLink = createMutationHook(readOutboxLink, (mailId: string) => () => ({
  params: { mailId },
}));
