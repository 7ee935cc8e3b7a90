/** A person who sleeps at the hotel, as far as rooms are concerned. */
export interface Guest {
  personId: string;
  /** 18 or over on the first day of the convention; somebody without a date of birth does not count as an adult. */
  isAdult: boolean;
}

/** The fewest beds and the most that a room can have. */
export const roomCapacityRange = { min: 1, max: 8 } as const;

/**
 * How many rooms a family needs: as few as hold everybody, but no more than it has adults, so that each minor sleeps
 * beside one. A family with too few adults for its children has rooms above their capacity.
 */
export function roomsNeeded(people: number, adults: number, capacity: number): number {
  return Math.max(1, Math.min(Math.ceil(people / capacity), Math.max(adults, 1)));
}

/**
 * The rooms of a family, people in the order given: an adult in each room first, then the children, then the other
 * adults, always into the room with the fewest people, the earliest of these.
 */
export function proposeRooms(guests: readonly Guest[], capacity: number): string[][] {
  const adults = guests.filter(({ isAdult }) => isAdult);
  const minors = guests.filter(({ isAdult }) => !isAdult);
  const count = roomsNeeded(guests.length, adults.length, capacity);
  const rooms: string[][] = Array.from({ length: count }, (_, at) =>
    adults.slice(at, at + 1).map(({ personId }) => personId),
  );
  // Children fill the rooms one after the other, so that the youngest stay together with the registrant.
  const share = Math.ceil(guests.length / count);
  const firstWithPlace = () => rooms.find((room) => room.length < share) ?? rooms[0];
  for (const { personId } of [...minors, ...adults.slice(count)]) firstWithPlace()?.push(personId);
  const order = new Map(guests.map(({ personId }, at) => [personId, at]));
  return rooms.map((room) => room.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
}

/** Why rooms cannot be as they are. */
export const roomFaults = ['NOT_EVERYBODY', 'MINOR_WITHOUT_ADULT'] as const;
export type RoomFault = (typeof roomFaults)[number];

/**
 * The first fault of rooms that were put together by hand: each person of the family is in exactly one of them, and
 * minors are with an adult of the family, if it has any.
 */
export function roomFault(
  guests: readonly Guest[],
  rooms: readonly (readonly string[])[],
): RoomFault | undefined {
  const placed = rooms.flat();
  const everybody = new Set(guests.map(({ personId }) => personId));
  if (placed.length !== everybody.size || !placed.every((id) => everybody.delete(id))) return 'NOT_EVERYBODY';
  const adults = new Set(guests.filter(({ isAdult }) => isAdult).map(({ personId }) => personId));
  const isAlone = (room: readonly string[]) => room.length > 0 && !room.some((id) => adults.has(id));
  return adults.size > 0 && rooms.some(isAlone) ? 'MINOR_WITHOUT_ADULT' : undefined;
}
