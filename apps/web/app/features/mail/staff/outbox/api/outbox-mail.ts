import { getOutboxMail } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { outboxGroup } from './outbox.ts';

/** One mail whole. */
export const useOutboxMail = createQueryHook(getOutboxMail, (mailId: string) => ({ params: { mailId } }), {
  group: outboxGroup,
});
