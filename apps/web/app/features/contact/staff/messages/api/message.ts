import { getMessage } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** URLs of attachments are valid for 5 minutes; they are refetched a little earlier. */
const renewMs = 4 * 60_000;

/** One message with its attachments and answers. */
export const useMessage = createQueryHook(getMessage, (messageId: string) => ({ params: { messageId } }), {
  refetchInterval: ({ state }) => (state.data?.attachments.length ? renewMs : false),
});
