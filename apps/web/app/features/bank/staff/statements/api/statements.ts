import { searchBalances } from '@sangamam/contract/bank/statements/accept-endpoints';
import { listStatements, getStatement } from '@sangamam/contract/bank/statements/statement-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

export type StatementQuery = EndpointInput<typeof getStatement>['query'];

/** A page of the imports. */
export const useStatements = createQueryHook(
  listStatements,
  (page: number) => ({ query: { page: String(page) } }),
  { placeholderData: keepPreviousData },
);

/** A statement with a page of its lines, matched at this moment. */
export const useStatement = createQueryHook(
  getStatement,
  (statementId: string, query: StatementQuery) => ({ params: { statementId }, query }),
  { placeholderData: keepPreviousData },
);

/** Open balances by name or number; nothing is asked for a search of one letter. */
export const useBalances = createQueryHook(
  searchBalances,
  (query: { currency: 'USD' | 'CAD'; search: string }) =>
    query.search.trim().length < 2 ? undefined : { query },
  { placeholderData: keepPreviousData },
);
