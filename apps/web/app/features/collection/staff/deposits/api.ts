import {
  createSlip,
  getSlip,
  listSlips,
  listUndepositedChecks,
  markSlipAtBank,
  takeSlipBack,
} from '@sangamam/contract/collection/deposits/deposit-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const group = 'deposits';

/** Checks that are on no slip, by account: of one convention, or of all. */
export const useUndepositedChecks = createQueryHook(
  listUndepositedChecks,
  (conventionId: string | undefined) => ({ query: { ...(conventionId && { conventionId }) } }),
  { group },
);

/** A page of the slips. */
export const useSlips = createQueryHook(
  listSlips,
  (query: NonNullable<EndpointInput<typeof listSlips>['query']>) => ({ query }),
  { group, placeholderData: keepPreviousData },
);

/** A slip with its checks. */
export const useSlip = createQueryHook(getSlip, (slipId: string) => ({ params: { slipId } }), { group });

export const useCreateSlip = createMutationHook(
  createSlip,
  () => (body: EndpointInput<typeof createSlip>['body']) => ({ body }),
  { refreshes: [group] },
);

export const useMarkAtBank = createMutationHook(
  markSlipAtBank,
  (slipId: string) => (day: string) => ({ params: { slipId }, body: { day } }),
  { refreshes: [group] },
);

export const useTakeSlipBack = createMutationHook(
  takeSlipBack,
  (slipId: string) => () => ({ params: { slipId } }),
  { refreshes: [group] },
);
