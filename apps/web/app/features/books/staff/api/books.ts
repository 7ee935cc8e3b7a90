import { closeBookDay, listBookDays, reopenBookDay } from '@sangamam/contract/books/closing-endpoints';
import { listBooks, readLedger } from '@sangamam/contract/books/ledger-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const group = 'books';

/** The books that there are. */
export const useBooks = createQueryHook(listBooks, () => ({}), { group });

/** The days of a book; nothing is asked while the days are not valid. */
export const useBookDays = createQueryHook(
  listBookDays,
  (query: EndpointInput<typeof listBookDays>['query'] | undefined) => query && { query },
  { group },
);

export type LedgerQuery = EndpointInput<typeof readLedger>['query'];

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
