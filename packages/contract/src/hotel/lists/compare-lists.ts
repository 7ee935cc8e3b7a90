import { accessNeeds } from '../../people/cards/card.ts';
import type { ListedFamily, ListedRoom } from './listed-family.ts';

/** What became of a family since a list. `CANCELLED`: it no longer sleeps at the hotel, for whatever reason. */
export const changeKinds = ['NEW', 'CANCELLED', 'CHANGED'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What of a family is another than on a list, in the order in which it is said. */
export const changedParts = ['NIGHTS', 'PEOPLE', 'ROOMS', 'BEDS', 'NEARBY', 'NEEDS', 'REQUEST'] as const;
export type ChangedPart = (typeof changedParts)[number];

/** A family that differs between two lists. `before` is `null` for a new one, `after` for a cancelled one. */
export interface ListChange {
  kind: ChangeKind;
  /** Empty unless the family is on both lists. */
  parts: ChangedPart[];
  before: ListedFamily | null;
  after: ListedFamily | null;
}

/**
 * How the families of one list differ from those of an earlier one: new ones, cancelled ones and changed ones, each in
 * the order of its list. A family that is the same on both is left out.
 */
export function compareLists(earlier: readonly ListedFamily[], later: readonly ListedFamily[]): ListChange[] {
  const before = new Map(earlier.map((family) => [family.orderId, family]));
  const after = new Set(later.map(({ orderId }) => orderId));
  const added: ListChange[] = [];
  const changed: ListChange[] = [];
  for (const family of later) {
    const previous = before.get(family.orderId);
    if (!previous) added.push({ kind: 'NEW', parts: [], before: null, after: family });
    else {
      const parts = changedPartsOf(previous, family);
      if (parts.length > 0) changed.push({ kind: 'CHANGED', parts, before: previous, after: family });
    }
  }
  const cancelled = earlier.flatMap((family): ListChange[] =>
    after.has(family.orderId) ? [] : [{ kind: 'CANCELLED', parts: [], before: family, after: null }],
  );
  return [...added, ...cancelled, ...changed];
}

function changedPartsOf(before: ListedFamily, after: ListedFamily): ChangedPart[] {
  const samePeople =
    before.registrantName === after.registrantName && peopleOf(before.rooms) === peopleOf(after.rooms);
  const sameRooms = samePeople
    ? groupsOf(before.rooms) === groupsOf(after.rooms)
    : before.rooms.length === after.rooms.length;
  // Who sleeps elsewhere takes needs and beds along: then only those of all rooms together are compared.
  const isByRoom = samePeople && sameRooms;
  const needs = isByRoom ? needsByRoom : needsOfAll;
  const beds = isByRoom ? bedsByRoom : bedsOfAll;
  const isOther: Record<ChangedPart, boolean> = {
    NIGHTS: before.arrival !== after.arrival || before.departure !== after.departure,
    PEOPLE: !samePeople,
    ROOMS: !sameRooms,
    BEDS: beds(before.rooms) !== beds(after.rooms),
    NEARBY: before.roomsNearby !== after.roomsNearby,
    NEEDS: needs(before.rooms) !== needs(after.rooms),
    REQUEST: before.specialRequest !== after.specialRequest,
  };
  return changedParts.filter((part) => isOther[part]);
}

/** The people of a room as a text to be compared, whatever their order. */
function peopleIn({ guests }: Pick<ListedRoom, 'guests'>): string {
  return JSON.stringify(
    guests.map(({ name, age, isAdult }) => JSON.stringify([name, age, isAdult])).toSorted(),
  );
}

const peopleOf = (rooms: readonly ListedRoom[]) =>
  peopleIn({ guests: rooms.flatMap(({ guests }) => guests) });

/** Who sleeps with whom, whatever the order of rooms. */
const groupsOf = (rooms: readonly ListedRoom[]) => JSON.stringify(rooms.map(peopleIn).toSorted());

const needsOf = (rooms: readonly ListedRoom[]) =>
  accessNeeds.map((need) => rooms.reduce((sum, { needs }) => sum + (needs[need] ?? 0), 0));
const needsOfAll = (rooms: readonly ListedRoom[]) => JSON.stringify(needsOf(rooms));
const needsByRoom = (rooms: readonly ListedRoom[]) =>
  JSON.stringify(rooms.map((room) => JSON.stringify([peopleIn(room), needsOf([room])])).toSorted());

const bedsOfAll = (rooms: readonly ListedRoom[]) =>
  JSON.stringify(rooms.flatMap(({ bedType }) => (bedType === 'NO_WISH' ? [] : [bedType])).toSorted());
const bedsByRoom = (rooms: readonly ListedRoom[]) =>
  JSON.stringify(rooms.map((room) => JSON.stringify([peopleIn(room), room.bedType])).toSorted());
