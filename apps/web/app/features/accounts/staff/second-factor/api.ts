import {
  confirmSecondFactor,
  enrollSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';
import {
  getSecondFactorPolicy,
  setSecondFactorPolicy,
} from '@sangamam/contract/accounts/second-factor/second-factor-policy-endpoints';
import type { SecondFactorPolicy } from '@sangamam/contract/accounts/second-factor/second-factor-policy';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Whether the signed-in person has a second factor. */
export const useSecondFactor = createQueryHook(getSecondFactor, () => ({}));

/** Creates a secret; nothing changes until it is confirmed. */
export const useEnrollSecondFactor = createMutationHook(
  enrollSecondFactor,
  () => (body: { password: string }) => ({ body }),
);

/** Confirms that the app has the secret and returns the recovery codes, once. The admin area may be open now. */
export const useConfirmSecondFactor = createMutationHook(
  confirmSecondFactor,
  () => (body: { code: string }) => ({ body }),
  { refreshes: 'everything, steady or not' },
);

/** Replaces the recovery codes. */
export const useRenewRecoveryCodes = createMutationHook(
  renewRecoveryCodes,
  () => (body: { code: string }) => ({ body }),
  { refreshes: 'everything' },
);

/** Turns the second factor off. */
export const useRemoveSecondFactor = createMutationHook(
  removeSecondFactor,
  () => (body: { password: string; code: string }) => ({ body }),
  { refreshes: 'everything' },
);

/** Which roles require a second factor. */
export const useSecondFactorPolicy = createQueryHook(getSecondFactorPolicy, () => ({}));

/** Sets which roles require a second factor. */
export const useSetSecondFactorPolicy = createMutationHook(
  setSecondFactorPolicy,
  () => (body: SecondFactorPolicy) => ({ body }),
  { refreshes: 'everything' },
);
