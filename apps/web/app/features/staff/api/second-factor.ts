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
import { useMutation, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';
import { staffDeskKeys } from './staff-keys.ts';

/** Whether the reader signs in with a second factor. */
export const useSecondFactor = () =>
  useQuery({
    queryKey: staffDeskKeys.secondFactor,
    queryFn: ({ signal }) => callEndpoint(getSecondFactor, {}, { signal }),
  });

/** Makes a secret; nothing changes until it is confirmed. */
export const useEnrollSecondFactor = () =>
  useMutation({
    mutationFn: (body: { password: string }) => callEndpoint(enrollSecondFactor, { body }),
  });

/** Proves that the app has the secret; answers the recovery codes, once. */
export const useConfirmSecondFactor = () =>
  useMutation({
    mutationFn: (body: { code: string }) => callEndpoint(confirmSecondFactor, { body }),
    onSettled: useRefreshBackOffice(),
  });

/** New recovery codes in place of the old ones. */
export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: (body: { code: string }) => callEndpoint(renewRecoveryCodes, { body }),
    onSettled: useRefreshBackOffice(),
  });

/** Back to the password alone. */
export const useRemoveSecondFactor = () =>
  useMutation({
    mutationFn: (body: { password: string; code: string }) => callEndpoint(removeSecondFactor, { body }),
    onSettled: useRefreshBackOffice(),
  });

/** Shows password and code once more. */
export const useProveSession = () =>
  useMutation({
    mutationFn: (body: { password: string; code?: string }) => callEndpoint(proveSession, { body }),
  });

/** Which duties ask for a second factor. */
export const useSecondFactorPolicy = () =>
  useQuery({
    queryKey: [...staffDeskKeys.secondFactor, 'policy'],
    queryFn: ({ signal }) => callEndpoint(getSecondFactorPolicy, {}, { signal }),
  });

/** Chooses which duties ask for a second factor. */
export const useSetSecondFactorPolicy = () =>
  useMutation({
    mutationFn: (body: SecondFactorPolicy) => callEndpoint(setSecondFactorPolicy, { body }),
    onSettled: useRefreshBackOffice(),
  });
