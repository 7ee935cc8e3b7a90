import { readOutboxLink } from '@sangamam/contract/admin/outbox-desk';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** The link to an account in a mail, where no mail server is set. */
export const useReadOutboxLink = (mailId: string) =>
  useMutation({
    mutationFn: () => callEndpoint(readOutboxLink, { params: { mailId } }),
  });
