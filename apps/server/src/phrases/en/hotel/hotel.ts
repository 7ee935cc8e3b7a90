import type { ChangedPart, ChangeKind } from '@sangamam/contract/hotel/lists/compare-lists';
import type { Values } from '@sangamam/contract/phrases/values';
import type { AccessNeed } from '@sangamam/contract/people/cards/card';
import type { BedType, RoomsNearby } from '@sangamam/contract/hotel/stays/room-wishes';
import type { StayView } from '@sangamam/contract/hotel/stays/stay-views';

export const roomingList = 'Rooming list';
export const yes = 'Yes';
export const no = 'No';
export const viewNames: Record<StayView, string> = {
  MISSING: 'Without a number',
  NUMBERED: 'With a number',
  DOUBLE: 'Double numbers',
  CHECKED_IN: 'Checked in',
  ACCESS: 'Access needs',
  NO_ROOM: 'Need no room',
  RELEASE: 'To be released',
};
export const accessNeedNames: Record<AccessNeed, string> = {
  WHEELCHAIR: 'Wheelchair',
  NO_STAIRS: 'No stairs (ground floor or elevator)',
  NEAR_ELEVATOR: 'Near an elevator',
  WALK_IN_SHOWER: 'Walk-in shower',
  CRIB: 'Crib',
  HEARING: 'Hard of hearing',
  SIGHT: 'Low vision',
};
export const needCount = ({ count, need }: { count: number; need: string }) => `${count} × ${need}`;

export const roomingChanges = 'Rooming list changes';
export const change = 'Change';
export const whatChanged = 'What changed';
export const changeKinds: Record<ChangeKind, string> = {
  NEW: 'New',
  CANCELLED: 'Cancelled',
  CHANGED: 'Changed',
};
export const changedParts: Record<ChangedPart, string> = {
  NIGHTS: 'Nights',
  PEOPLE: 'People',
  ROOMS: 'Rooms',
  BEDS: 'Bed types',
  NEARBY: 'Connecting rooms',
  NEEDS: 'Access needs',
  REQUEST: 'Special request',
};
export const beforeAndAfter = ({ part, before, after }: Values<'part' | 'before' | 'after'>) =>
  `${part}: ${before} → ${after}`;
export const daysFromTo = ({ arrival, departure }: Values<'arrival' | 'departure'>) =>
  `${arrival} to ${departure}`;
export const personOfAge = ({ name, age }: { name: string; age: number }) => `${name} (${age})`;
export const none = 'none';

export const bedTypeNames: Record<BedType, string> = {
  NO_WISH: '',
  KING: 'One king',
  TWO_QUEENS: 'Two queens',
};
export const roomsNearbyNames: Record<RoomsNearby, string> = {
  NO_WISH: '',
  ADJOINING: 'Adjoining',
  CONNECTING: 'Connecting',
};
export const noWish = 'no wish';
