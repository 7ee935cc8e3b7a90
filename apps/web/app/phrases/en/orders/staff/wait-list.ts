import type { WaitListState } from '@sangamam/contract/orders/wait-list/wait-list';
import type { WaitListView } from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import type { Values } from '@sangamam/contract/phrases/values';

export const waitList = 'Wait list';
export const inThisOrder = 'Free places are offered in this order.';
export const viewsLabel = 'Views of the wait list';
export const views: Readonly<Record<WaitListView, string>> = {
  WAITING: 'Waiting',
  OFFERED: 'Place offered',
  ENDED: 'Ended',
};
export const searchLabel = 'Name, number or email';
export const subjectFilter = 'Package or add-on';
export const familyCount = (total: number) => (total === 1 ? '1 family' : `${total} families`);
export const nobodyHere = 'No family here';
export const emptyTexts: Readonly<Record<WaitListView, string>> = {
  WAITING: 'Families can join a wait list on the pages of packages and add-ons once something is sold out.',
  OFFERED: 'No place is held for a family at the moment.',
  ENDED: 'Nobody has taken an offered place, let it pass or left the list yet.',
};
export const noneFound = 'No family found';
export const noneFoundText = 'Nobody in this view has this name, number or email.';

export const place = 'Place';
export const family = 'Family';
export const people = 'People';
export const waitsFor = 'Waits for';
export const takesFewer = 'Takes fewer, too';
export const offeredFewer = ({ offered, quantity }: Values<'offered' | 'quantity'>) =>
  ` ${offered} of ${quantity} offered`;
export const since = 'Since';
export const state = 'State';
export const actions = 'Actions';
export const heldUntil = ({ moment }: Values<'moment'>) => `Held until ${moment}`;
export const endedOn = ({ moment }: Values<'moment'>) => `Since ${moment}`;
export const states: Readonly<Record<WaitListState, string>> = {
  WAITING: 'Waits',
  PASSED_OVER: 'Passed over',
  OFFERED: 'Place offered',
  TAKEN: 'Took the place',
  EXPIRED: 'Let the offer pass',
  LEFT: 'Left the list',
  REMOVED: 'Removed',
  CLOSED: 'List closed',
};
export const addonPassedOver = 'Fewer are free than it wants, or its registration may not buy add-ons now.';
export const passedOverHint = 'Its people may not take the package as they are now.';

export const actionNames = {
  move: 'Move to the front',
  extend: 'Hold longer',
  remove: 'Take off the list',
} as const;
export const moveText = ({ family, name }: Values<'family' | 'name'>) =>
  `${family} will be offered the next place in ${name}, before all others.`;
export const moved = 'The family is first on the list';
export const extendText = ({ family, name }: Values<'family' | 'name'>) =>
  `The place in ${name} stays held for ${family}.`;
export const holdFor = 'From now on for';
export const holdChoices = [
  { value: '24', label: '1 day' },
  { value: '48', label: '2 days' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
] as const;
export const extended = 'The place is held longer';
export const removeText = ({ family, name }: Values<'family' | 'name'>) =>
  `${family} loses its place on the wait list for ${name}. A place that is held for it goes to the next family.`;
export const removed = 'The family is off the list';
export const staffReadsReason = 'Staff read it in the history of the registration.';
export const familyReadsReason = 'The family reads it in an email.';
export const keepOnList = 'Keep on the list';
