import {
  correctPerson,
  resendVerification,
  suspendPerson,
  unsuspendPerson,
  mergePeople,
  listPeople,
  getPerson,
} from '@sangamam/contract/people/directory/people-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import { exportPeople } from '@sangamam/contract/people/directory/people-export';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook, createCallHook } from '#web/lib/query/endpoint-hooks.ts';
import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';

/** Emails the link to set the password again. */
export const useResendVerification = createMutationHook(
  resendVerification,
  (userId: string) => () => ({ params: { userId } }),
  { refreshes: 'everything' },
);

/** Suspends the account, with a reason. */
export const useSuspendPerson = createMutationHook(
  suspendPerson,
  (userId: string) => (reason: string) => ({ params: { userId }, body: { reason } }),
  { refreshes: 'everything' },
);

/** Lifts the suspension of the account. */
export const useUnsuspendPerson = createMutationHook(
  unsuspendPerson,
  (userId: string) => () => ({ params: { userId } }),
  { refreshes: 'everything' },
);

/** Corrects the profile, and the email address if given, with a reason. */
export const useCorrectPerson = createMutationHook(
  correctPerson,
  (userId: string) => (body: EndpointInput<typeof correctPerson>['body']) => ({ params: { userId }, body }),
  { refreshes: 'everything' },
);

/** The account to keep and the one to close. */
interface MergePair {
  userId: string;
  duplicateId: string;
}

/** What merging would move, and what prevents it. A dry run. */
export const useMergePlan = createQueryHook(mergePeople, ({ userId, duplicateId }: MergePair) => ({
  params: { userId },
  body: { duplicateId, dryRun: true, reason: 'Only looked at' },
}));

/** Merges them, with a reason. */
export const useMergePeople = createMutationHook(
  mergePeople,
  ({ userId, duplicateId }: MergePair) =>
    (reason: string) => ({ params: { userId }, body: { duplicateId, dryRun: false, reason } }),
  { refreshes: 'everything' },
);

/** The list's filters, as the file takes them. */
export type PeopleFilters = Omit<EndpointInput<typeof exportPeople>['query'], 'columns'>;

/** The filtered registrants as a file. */
export const usePeopleFile = createCallHook(
  (filters: PeopleFilters) =>
    ({ format, columns }: { format: ExportFormat; columns: readonly string[] }) =>
      downloadEndpoint(exportPeople, {
        params: { format },
        query: { ...filters, columns: columns.join(',') },
      }),
);

/** The query of the list, as sent. */
export type PeopleQuery = EndpointInput<typeof listPeople>['query'];

/** A page of registrants; the previous one stays while the next is loading. */
export const usePeople = createQueryHook(listPeople, (query: PeopleQuery) => ({ query }), {
  placeholderData: keepPreviousData,
});

/** One registrant with everything that belongs to the account. */
export const usePerson = createQueryHook(getPerson, (userId: string) => ({ params: { userId } }));
