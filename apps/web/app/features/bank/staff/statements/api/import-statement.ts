import type { ColumnMapping } from '@sangamam/contract/bank/statements/column-mapping';
import { importStatement, inspectStatement } from '@sangamam/contract/bank/statements/import-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';
import { createCallHook } from '#web/lib/query/endpoint-hooks.ts';

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
