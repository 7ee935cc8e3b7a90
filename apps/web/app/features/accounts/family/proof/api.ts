import { proveSession } from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Confirms password and code again. */
export const useProveSession = createMutationHook(
  proveSession,
  () => (body: { password: string; code?: string }) => ({ body }),
);
