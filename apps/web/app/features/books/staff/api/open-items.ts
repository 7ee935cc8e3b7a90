import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  exportDiscrepancies,
  exportOpenBalances,
  readOpenItems,
} from '@sangamam/contract/books/open-item-endpoints';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

type Query = EndpointInput<typeof readOpenItems>['query'];

/** What of a book is open now. */
export const useOpenItems = createQueryHook(readOpenItems, (query: Query) => ({ query }), { group: 'books' });

/** All open balances as a file. */
export const useOpenBalancesFile = createCallHook(
  (query: Query) => (format: ExportFormat) =>
    downloadEndpoint(exportOpenBalances, { params: { format }, query }),
);

/** All discrepancies as a file. */
export const useDiscrepanciesFile = createCallHook(
  (query: Query) => (format: ExportFormat) =>
    downloadEndpoint(exportDiscrepancies, { params: { format }, query }),
);
