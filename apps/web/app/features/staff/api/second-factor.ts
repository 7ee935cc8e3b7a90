import {
  confirmSecondFactor,
  enrollSecondFactor,
  getSecondFactor,
  proveSession,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@sangamam/contract/staff/second-factor-endpoints';
import {
  getSecondFactorPolicy,
  setSecondFactorPolicy,
} from '@sangamam/contract/staff/second-factor-policy-endpoints';
import type { SecondFactorPolicy } from '@sangamam/contract/accounts/second-factor-policy';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Whether the reader signs in with a second factor. */
export const useSecondFactor = createQueryHook(getSecondFactor, () => ({}));

/** Makes a secret; nothing changes until it is confirmed. */
export const useEnrollSecondFactor = createMutationHook(
  enrollSecondFactor,
  () => (body: { password: string }) => ({ body }),
);

/** Proves that the app has the secret; answers the recovery codes, once. The admin area may be open to them now. */
export const useConfirmSecondFactor = createMutationHook(
  confirmSecondFactor,
  () => (body: { code: string }) => ({ body }),
  { refreshes: 'everything, steady or not' },
);

/** New recovery codes in place of the old ones. */
export const useRenewRecoveryCodes = createMutationHook(
  renewRecoveryCodes,
  () => (body: { code: string }) => ({ body }),
  { refreshes: 'everything' },
);

/** Back to the password alone. */
export const useRemoveSecondFactor = createMutationHook(
  removeSecondFactor,
  () => (body: { password: string; code: string }) => ({ body }),
  { refreshes: 'everything' },
);

/** Shows password and code once more. */
export const useProveSession = createMutationHook(
  proveSession,
  () => (body: { password: string; code?: string }) => ({ body }),
);

/** Which roles ask for a second factor. */
export const useSecondFactorPolicy = createQueryHook(getSecondFactorPolicy, () => ({}));

/** Chooses which roles ask for a second factor. */
export const useSetSecondFactorPolicy = createMutationHook(
  setSecondFactorPolicy,
  () => (body: SecondFactorPolicy) => ({ body }),
  { refreshes: 'everything' },
);
