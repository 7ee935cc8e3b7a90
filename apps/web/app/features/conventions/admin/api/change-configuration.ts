import type { ConventionSetUp } from '@sangamam/contract/conventions/convention-desk';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';
import { conventionDeskKeys } from './convention-keys.ts';

/** A change of the set-up: every one of them answers the whole convention as it is now. */
export function useChangeSetUp<Input>(change: (input: Input) => Promise<ConventionSetUp>) {
  const client = useQueryClient();
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: change,
    onSuccess: (setUp) => client.setQueryData(conventionDeskKeys.one(setUp._id), setUp),
    onSettled,
  });
}
