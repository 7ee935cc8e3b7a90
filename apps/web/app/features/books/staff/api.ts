import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  exportBookDays,
  closeBookDay,
  listBookDays,
  reopenBookDay,
} from '@sangamam/contract/books/closing-endpoints';
import { exportLedger, listBooks, readLedger } from '@sangamam/contract/books/ledger-endpoints';
import { keepPreviousData } from '@tanstack/react-query';
import {
  exportDiscrepancies,
  exportOpenBalances,
  readOpenItems,
} from '@sangamam/contract/books/open-item-endpoints';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

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

const group = 'books';

/** The books that there are. */
export const useBooks = createQueryHook(listBooks, () => ({}), { group });

/** The days of a book; nothing is asked while the days are not valid. */
export const useBookDays = createQueryHook(
  listBookDays,
  (query: EndpointInput<typeof listBookDays>['query'] | undefined) => query && { query },
  { group },
);

type LedgerQuery = EndpointInput<typeof readLedger>['query'];

/** A page of the ledger. */
export const useLedger = createQueryHook(readLedger, (query: LedgerQuery | undefined) => query && { query }, {
  group,
  placeholderData: keepPreviousData,
});

export const useCloseDay = createMutationHook(
  closeBookDay,
  () => (body: EndpointInput<typeof closeBookDay>['body']) => ({ body }),
  { refreshes: [group] },
);

export const useReopenDay = createMutationHook(
  reopenBookDay,
  (closingId: string) => (reason: string) => ({ params: { closingId }, body: { reason } }),
  { refreshes: [group] },
);

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
