import { getMessage } from '@sangamam/contract/contact/message-desk';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { messageDeskKeys } from './message-keys.ts';

/** Addresses of attachments live for 5 minutes; they are fetched anew a little earlier. */
const renewMs = 4 * 60_000;

/** One message with its attachments and answers. */
export const useMessage = (messageId: string) =>
  useQuery({
    queryKey: messageDeskKeys.one(messageId),
    queryFn: ({ signal }) => callEndpoint(getMessage, { params: { messageId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.attachments.length ? renewMs : false),
  });
