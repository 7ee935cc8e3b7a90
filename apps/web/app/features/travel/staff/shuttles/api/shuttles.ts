import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import * as endpoints from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import type { PlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

import { transportGroup } from './transport.ts';

const refreshes = [transportGroup];
type Move = EndpointInput<typeof endpoints.moveFamily>['body'];
type Draft = EndpointInput<typeof endpoints.createRun>['body'];
type Changed = EndpointInput<typeof endpoints.updateRun>['body'];

/** Adds a run. */
export const useCreateRun = createMutationHook(
  endpoints.createRun,
  (conventionId: string) => (body: Draft) => ({ params: { conventionId }, body }),
  { refreshes },
);

/** Changes a run. */
export const useUpdateRun = createMutationHook(
  endpoints.updateRun,
  (runId: string) => (body: Changed) => ({ params: { runId }, body }),
  { refreshes },
);

/** Gives a run, as it was at a revision, back to planning. */
export const useUnpinRun = createMutationHook(
  endpoints.unpinRun,
  (runId: string) => (revision: number) => ({ params: { runId }, body: { revision } }),
  { refreshes },
);

/** Deletes a run as it was at a revision. */
export const useDeleteRun = createMutationHook(
  endpoints.deleteRun,
  (runId: string) => (revision: number) => ({ params: { runId }, query: { revision: String(revision) } }),
  { refreshes },
);

/** Moves a family to another run or off. */
export const useMoveFamily = createMutationHook(
  endpoints.moveFamily,
  (conventionId: string) => (body: Move) => ({ params: { conventionId }, body }),
  { refreshes },
);

/** Plans runs, to look at first. */
export const usePreviewPlan = createMutationHook(
  endpoints.previewPlan,
  (conventionId: string) => (settings: PlanSettings) => ({ params: { conventionId }, body: { settings } }),
);

/** Accepts a plan as it was previewed. */
export const useAcceptPlan = createMutationHook(
  endpoints.acceptPlan,
  (conventionId: string) => (body: { settings: PlanSettings; fingerprint: string }) => ({
    params: { conventionId },
    body,
  }),
  { refreshes },
);

/** Publishes runs and tells their families. */
export const usePublishRuns = createMutationHook(
  endpoints.publishRuns,
  (conventionId: string) => (runIds: string[]) => ({ params: { conventionId }, body: { runIds } }),
  { refreshes },
);

/** Makes the link of a run's driver. */
export const useCreateDriverLink = createMutationHook(
  endpoints.createDriverLink,
  (runId: string) => () => ({ params: { runId } }),
  { refreshes },
);

/** Revokes it. */
export const useRevokeDriverLink = createMutationHook(
  endpoints.revokeDriverLink,
  (runId: string) => () => ({ params: { runId } }),
  { refreshes },
);
