import { countUnsentMails, decideUnsentMail, decideUnsentMails } from '@sangamam/contract/admin/outbox-desk';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** How many mails wait for a decision. */
export const useUnsentMails = () =>
  useQuery({
    queryKey: ['outbox', 'unsent'],
    queryFn: ({ signal }) => callEndpoint(countUnsentMails, {}, { signal }),
  });

/** Sends or discards all mails of a kind. */
export function useDecideUnsentMails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof decideUnsentMails>['body']) =>
      callEndpoint(decideUnsentMails, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['outbox'] }),
  });
}

/** Sends or discards one mail. */
export function useDecideUnsentMail(mailId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: 'SEND' | 'DISCARD') =>
      callEndpoint(decideUnsentMail, { params: { mailId }, body: { action } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['outbox'] }),
  });
}
