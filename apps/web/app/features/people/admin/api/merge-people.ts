import { mergePeople } from '@sangamam/contract/admin/people-desk';
import { useMutation, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';
import { peopleDeskKeys } from './person-keys.ts';

/** Which account stays, and which is closed. */
export interface MergePair {
  userId: string;
  duplicateId: string;
}

/** What merging would move, and what is in the way; nothing happens by asking. */
export const useMergePlan = ({ userId, duplicateId }: MergePair) =>
  useQuery({
    queryKey: peopleDeskKeys.merge(userId, duplicateId),
    queryFn: ({ signal }) => {
      const body = { duplicateId, dryRun: true, reason: 'Only looked at' };
      return callEndpoint(mergePeople, { params: { userId }, body }, { signal });
    },
  });

/** Merges them, with a reason. */
export function useMergePeople({ userId, duplicateId }: MergePair) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (reason: string) => {
      const body = { duplicateId, dryRun: false, reason };
      return callEndpoint(mergePeople, { params: { userId }, body });
    },
    onSettled,
  });
}
