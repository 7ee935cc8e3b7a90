import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { resource } from '../../http/resource.ts';
import { openWaitListStates } from './wait-list.ts';

/** Where the family stands on the list of a package. */
export const ownWaitListEntry = z.object({
  state: z.enum(openWaitListStates),
  /** Its place, from 1, among those who are next; `null` while a place is held for it or it is passed over. */
  place: z.int().nullable(),
  /** Until when a place is held for it, an instant; `null` without an offer. */
  offeredUntil: z.string().nullable(),
});
export type OwnWaitListEntry = z.output<typeof ownWaitListEntry>;

/** The list of a package that a family may take. */
const waitListOfPackage = z.object({
  packageId: z.string(),
  packageName: z.string(),
  /** Families who are next for a place. */
  waiting: z.int(),
  /** Places that families on the list were offered so far: what a family may judge its chance by. */
  offered: z.int(),
  /** `null` where the family is not on the list. */
  own: ownWaitListEntry.nullable(),
});
export type WaitListOfPackage = z.output<typeof waitListOfPackage>;

/** The wait lists of a convention's packages as a family sees them. */
export const ownWaitLists = z.object({
  /** Hours that an offered place is held; 0 where the organiser keeps no wait lists. */
  hours: z.int(),
  /** Packages that somebody waits for, or was offered a place of. */
  packages: z.array(waitListOfPackage),
});
export type OwnWaitLists = z.output<typeof ownWaitLists>;

const ofOrder = z.object({ userId: entityId, conventionId: entityId });

const waitList = resource({
  path: '/v1/order/convention/wait-list',
  tag: 'Packages',
  access: 'registrant',
  errors: ['ORDER_NOT_FOUND'],
});

export const listOwnWaitLists = waitList.get('', {
  summary: 'Wait lists of the packages, and where you stand on them',
  query: z.object({ conventionId: entityId }),
  data: ownWaitLists,
});

/** Puts an unfinished registration on the list of a sold-out package. Idempotent. */
export const joinWaitList = waitList.post('', {
  summary: 'Wait for a place of a sold-out package',
  query: ofOrder.extend({ packageId: entityId }),
  data: ownWaitLists,
  errors: ['ORDER_LOCKED', 'REGISTRATION_CLOSED', 'PACKAGE_NOT_AVAILABLE', 'WAIT_LIST_OFF', 'PLACES_LEFT'],
});

/** Takes the registration off the list, and gives back a place that is held for it. Idempotent. */
export const leaveWaitList = waitList.delete('', {
  summary: 'Leave a wait list, or decline an offered place',
  query: ofOrder.extend({ packageId: entityId }),
  data: ownWaitLists,
});
