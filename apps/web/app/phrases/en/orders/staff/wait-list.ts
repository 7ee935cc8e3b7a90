import type { WaitListState } from '@sangamam/contract/orders/wait-list/wait-list';
import type { WaitListView } from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import type { Values } from '@sangamam/contract/phrases/values';

export const waitList = 'Wait list';
export const intro =
  'Families who wait for a place in a sold-out package. A place that comes free is offered to the first whose people may take it, and held for it.';
export const viewsLabel = 'Views of the wait list';
export const views: Readonly<Record<WaitListView, string>> = {
  WAITING: 'Waiting',
  OFFERED: 'Place offered',
  ENDED: 'Ended',
};
export const searchLabel = 'Name, number or email';
export const packageFilter = 'Package';
export const familyCount = (total: number) => (total === 1 ? '1 family' : `${total} families`);
export const nobodyHere = 'No family here';
export const emptyTexts: Readonly<Record<WaitListView, string>> = {
  WAITING: 'Families can join the wait list on the packages page once a package is sold out.',
  OFFERED: 'No place is held for a family at the moment.',
  ENDED: 'Nobody has taken an offered place, let it pass or left the list yet.',
};
export const noneFound = 'No family found';
export const noneFoundText = 'Nobody in this view has this name, number or email.';

export const place = 'Place';
export const family = 'Family';
export const people = 'People';
export const packageLabel = 'Package';
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
  CLOSED: 'Registration closed',
};
export const passedOverHint = 'Its people may not take the package as they are now.';

export const actionNames = {
  move: 'Move to the front',
  extend: 'Hold longer',
  remove: 'Take off the list',
} as const;
export const moveText = ({ family, packageName }: Values<'family' | 'packageName'>) =>
  `${family} will be offered the next place in ${packageName}, before all others.`;
export const moved = 'The family is first on the list';
export const extendText = ({ family, packageName }: Values<'family' | 'packageName'>) =>
  `The place in ${packageName} stays held for ${family}.`;
export const holdFor = 'From now on for';
export const holdChoices = [
  { value: '24', label: '1 day' },
  { value: '48', label: '2 days' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
] as const;
export const extended = 'The place is held longer';
export const removeText = ({ family, packageName }: Values<'family' | 'packageName'>) =>
  `${family} loses its place on the wait list for ${packageName}. A place that is held for it goes to the next family.`;
export const removed = 'The family is off the list';
export const staffReadsReason = 'Staff read it in the history of the registration.';
export const familyReadsReason = 'The family reads it in an email.';
export const keepOnList = 'Keep on the list';
