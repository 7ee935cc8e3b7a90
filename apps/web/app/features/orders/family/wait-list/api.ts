import {
  joinAddonWaitList,
  joinWaitList,
  leaveAddonWaitList,
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

/** What a family wants of an option of an add-on. */
export interface Wish {
  addonId: string;
  key: string;
  quantity: number;
  takesFewer: boolean;
}

/** Joins the list of an add-on, or changes what is wanted of it. */
export const useJoinAddonWaitList = createMutationHook(
  joinAddonWaitList,
  (of: RegistrationKey) => (body: Wish) => ({ query: { ...of }, body }),
  { refreshes: 'everything' },
);

/** Leaves the list of an add-on, or declines what is held; both change what is left for others. */
export const useLeaveAddonWaitList = createMutationHook(
  leaveAddonWaitList,
  (of: RegistrationKey) => (option: Pick<Wish, 'addonId' | 'key'>) => ({ query: { ...of, ...option } }),
  { refreshes: 'everything' },
);
