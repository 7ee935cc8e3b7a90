import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { exportBookDays } from '@sangamam/contract/books/closing-endpoints';
import { exportLedger } from '@sangamam/contract/books/ledger-endpoints';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook } from '#web/lib/query/endpoint-hooks.ts';

/** The filtered ledger as a file. */
export const useLedgerFile = createCallHook(
  (query: EndpointInput<typeof exportLedger>['query']) => (format: ExportFormat) =>
    downloadEndpoint(exportLedger, { params: { format }, query }),
);

/** The days as a file. */
export const useDaysFile = createCallHook(
  (query: EndpointInput<typeof exportBookDays>['query']) => (format: ExportFormat) =>
    downloadEndpoint(exportBookDays, { params: { format }, query }),
);
