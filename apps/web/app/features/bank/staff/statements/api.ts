import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  acceptLines,
  acceptSlip,
  setLineAside,
  searchBalances,
} from '@sangamam/contract/bank/statements/accept-endpoints';
import {
  undoStatement,
  importStatement,
  inspectStatement,
} from '@sangamam/contract/bank/statements/import-endpoints';
import type { ColumnMapping } from '@sangamam/contract/bank/statements/column-mapping';
import { listStatements, getStatement } from '@sangamam/contract/bank/statements/statement-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createCallHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';

export type LineToAccept = EndpointInput<typeof acceptLines>['body']['lines'][number];

/** Books lines; each has its own result. */
export const useAcceptLines = createMutationHook(
  acceptLines,
  (statementId: string) => (lines: LineToAccept[]) => ({ params: { statementId }, body: { lines } }),
  { refreshes: 'everything' },
);

/** Accepts a line as the deposit of a slip. */
export const useAcceptSlip = createMutationHook(
  acceptSlip,
  (statementId: string) => (body: EndpointInput<typeof acceptSlip>['body']) => ({
    params: { statementId },
    body,
  }),
  { refreshes: 'everything' },
);

/** Sets a line aside or takes it up again. */
export const useSetLineAside = createMutationHook(
  setLineAside,
  (statementId: string) => (body: EndpointInput<typeof setLineAside>['body']) => ({
    params: { statementId },
    body,
  }),
  { refreshes: 'everything' },
);

/** Takes an import back. */
export const useUndoStatement = createMutationHook(
  undoStatement,
  (statementId: string) => () => ({ params: { statementId } }),
  { refreshes: 'everything' },
);

/** An export and how to read it. */
export interface StatementUpload {
  file: File;
  currency: 'USD' | 'CAD';
  mapping?: ColumnMapping | undefined;
}

const bodyOf = ({ currency, mapping }: StatementUpload) => ({
  body: { currency, ...(mapping && { mapping: JSON.stringify(mapping) }) },
});

/** Reads an export without importing it; `onProgress` gets the progress of the upload from 0 to 1. */
export const useInspectStatement = createCallHook(
  () =>
    ({ onProgress, ...upload }: StatementUpload & { onProgress: (sent: number) => void }) =>
      callEndpoint(inspectStatement, bodyOf(upload), {
        file: upload.file,
        fetch: fetchWithProgress(onProgress),
      }),
);

/** Imports an export for matching. */
export const useImportStatement = createCallHook(
  () => (upload: StatementUpload) => callEndpoint(importStatement, bodyOf(upload), { file: upload.file }),
  { refreshes: [importStatement.path] },
);

type StatementQuery = EndpointInput<typeof getStatement>['query'];

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
