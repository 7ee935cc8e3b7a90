import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { exportPeople } from '@sangamam/contract/people/directory/people-export';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook } from '#web/lib/query/endpoint-hooks.ts';

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
