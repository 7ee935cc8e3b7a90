import {
  joinWaitList,
  leaveWaitList,
  listOwnWaitLists,
} from '@sangamam/contract/orders/wait-list/wait-list-endpoints';

import { ordersGroup, type RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The wait lists of a convention and one's places on them; not asked without a convention. */
export const useOwnWaitLists = createQueryHook(
  listOwnWaitLists,
  (conventionId: string | undefined) =>
    conventionId === undefined ? undefined : { query: { conventionId } },
  { group: ordersGroup },
);

/** Joins the list of a package. */
export const useJoinWaitList = createMutationHook(
  joinWaitList,
  (of: RegistrationKey) => (packageId: string) => ({ query: { ...of, packageId } }),
  { refreshes: [ordersGroup] },
);

/** Leaves the list of a package, or declines the place that is held. */
export const useLeaveWaitList = createMutationHook(
  leaveWaitList,
  (of: RegistrationKey) => (packageId: string) => ({ query: { ...of, packageId } }),
  { refreshes: [ordersGroup] },
);
