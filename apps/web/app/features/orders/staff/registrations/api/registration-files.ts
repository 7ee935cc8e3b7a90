import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  exportParticipants,
  exportRegistrations,
} from '@sangamam/contract/orders/registrations/registration-export';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook } from '#web/lib/query/endpoint-hooks.ts';

/** The list's filters, as files take them. */
export type RegistrationFilters = Omit<EndpointInput<typeof exportRegistrations>['query'], 'columns'>;

interface Chosen {
  format: ExportFormat;
  columns: readonly string[];
}

/** The filtered registrations as a file. */
export const useRegistrationsFile = createCallHook(
  (filters: RegistrationFilters) =>
    ({ format, columns }: Chosen) =>
      downloadEndpoint(exportRegistrations, {
        params: { format },
        query: { ...filters, columns: columns.join(',') },
      }),
);

/** The people of the filtered registrations as a file. */
export const useParticipantsFile = createCallHook(
  (filters: RegistrationFilters) =>
    ({ format, columns }: Chosen) =>
      downloadEndpoint(exportParticipants, {
        params: { format },
        query: { ...filters, columns: columns.join(',') },
      }),
);
