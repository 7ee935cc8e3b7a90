import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { acceptLines, acceptSlip, setLineAside } from '@sangamam/contract/bank/statements/accept-endpoints';
import { undoStatement } from '@sangamam/contract/bank/statements/import-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

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
