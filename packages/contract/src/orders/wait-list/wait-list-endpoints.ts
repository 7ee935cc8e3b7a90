import { z } from 'zod';

import { maxAddonQuantity } from '../../conventions/addons/addon.ts';
import { entityId } from '../../fields/entity-id.ts';
import { inLanguage } from '../../http/query-fields.ts';
import { resource } from '../../http/resource.ts';
import { openWaitListStates } from './wait-list.ts';

/** Where the family stands on the list of a package or add-on. */
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

/** The list of an option of an add-on, with what the family wants of it. */
const waitListOfAddon = z.object({
  addonId: z.string(),
  key: z.string(),
  title: z.string(),
  /** What the option is called in the language that was asked for, where that is not its key. */
  optionName: z.string().optional(),
  /** Families who are next for it. */
  waiting: z.int(),
  /** Pieces that families on the list were offered so far. */
  offered: z.int(),
  /** `null` where the family is not on the list. */
  own: ownWaitListEntry
    .extend({
      /** How many it wants. */
      quantity: z.int(),
      /** Whether it takes fewer than it wants. */
      takesFewer: z.boolean(),
      /** How many are held for it; 0 without an offer. */
      held: z.int(),
    })
    .nullable(),
});
export type WaitListOfAddon = z.output<typeof waitListOfAddon>;

/** The wait lists of a convention's packages and add-ons as a family sees them. */
export const ownWaitLists = z.object({
  /** Hours that an offered place is held; 0 where the organiser keeps no wait lists. */
  hours: z.int(),
  /** Packages that somebody waits for, or was offered a place of. */
  packages: z.array(waitListOfPackage),
  /** Options of add-ons that are on sale, and that somebody waits for, or was offered. */
  addons: z.array(waitListOfAddon),
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
  summary: 'Wait lists of the packages and add-ons, and where you stand on them',
  query: z.object({ conventionId: entityId, ...inLanguage }),
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

/** An option of an add-on. */
const addonOption = { addonId: entityId, key: z.string().min(1).max(200) };

/**
 * Puts a registration that may buy add-ons on the list of a sold-out option. All that it wants must be free at once, unless
 * it takes fewer. Joining again changes what it wants, and keeps the place.
 */
export const joinAddonWaitList = waitList.post('/addon', {
  summary: 'Wait for a sold-out add-on',
  query: ofOrder,
  body: z.strictObject({
    ...addonOption,
    quantity: z.int().min(1, 'At least one').max(maxAddonQuantity, `At most ${maxAddonQuantity}`),
    takesFewer: z.boolean(),
  }),
  data: ownWaitLists,
  errors: [
    'ADDONS_NOT_POSSIBLE',
    'REGISTRATION_CLOSED',
    'ADDON_NOT_AVAILABLE',
    'ADDON_ALREADY_BOUGHT',
    'WAIT_LIST_OFF',
    'PLACES_LEFT',
    'TRANSITION_NOT_POSSIBLE',
  ],
});

/** Takes the registration off the list of an add-on, and gives back what is held for it. Idempotent. */
export const leaveAddonWaitList = waitList.delete('/addon', {
  summary: 'Leave the wait list of an add-on, or decline what is offered',
  query: ofOrder.extend(addonOption),
  data: ownWaitLists,
});
