import { addDays } from '../../fields/dates/calendar-date.ts';

/**
 * What families with the same days take of a block: their rooms for the nights from `arrival` up to the night before
 * `departure`.
 */
export interface BlockUse {
  families: number;
  rooms: number;
  people: number;
  arrival: string;
  departure: string;
  /** The day on which the registrations were confirmed. */
  confirmedOn: string;
  /** The day on which the hotel gave their numbers; `null` without them. */
  numberedOn: string | null;
}

/** A night at the hotel: families, people and rooms in it. */
export interface NightUse {
  night: string;
  families: number;
  people: number;
  rooms: number;
}

/** The nights on which anybody sleeps at the hotel, in order. */
export function nightsOf(uses: readonly BlockUse[]): NightUse[] {
  const nights = new Map<string, NightUse>();
  for (const { arrival, departure, families, rooms, people } of uses)
    for (let night = arrival; night < departure; night = addDays(night, 1)) {
      const sum = nights.get(night) ?? { night, families: 0, people: 0, rooms: 0 };
      sum.families += families;
      sum.people += people;
      sum.rooms += rooms;
      nights.set(night, sum);
    }
  return [...nights.values()].toSorted((a, b) => (a.night < b.night ? -1 : 1));
}

/**
 * Rooms in the fullest night by the end of a day: needed by confirmed families, and with a number; `null` for days that
 * are still to come.
 */
export interface PickUpPoint {
  day: string;
  needed: number | null;
  numbered: number | null;
}

/** Up to this many days each has its own point; of more, every seventh. */
const mostDays = 60;

/** How rooms were picked up day by day, from the first confirmation to `today`, and on to `until` where that is later. */
export function pickUpOf(uses: readonly BlockUse[], today: string, until: string = today): PickUpPoint[] {
  const first = uses.reduce((day, { confirmedOn }) => (confirmedOn < day ? confirmedOn : day), today);
  const last = until > today ? until : today;
  const step = addDays(first, mostDays) < last ? 7 : 1;
  const needed = fullestNight(uses, ({ confirmedOn }) => confirmedOn);
  const numbered = fullestNight(uses, ({ numberedOn }) => numberedOn);
  const points: PickUpPoint[] = [];
  // Counted from today in both directions, so that today has a point.
  for (let day = today; day >= first; day = addDays(day, -step))
    points.unshift({ day, needed: needed(day), numbered: numbered(day) });
  for (let day = addDays(today, step); day < last; day = addDays(day, step))
    points.push({ day, needed: null, numbered: null });
  if (last > today) points.push({ day: last, needed: null, numbered: null });
  return points;
}

/** The rooms of the fullest night among uses whose day has come; ask for days in any order. */
function fullestNight(uses: readonly BlockUse[], dayOf: (use: BlockUse) => string | null) {
  const steps: { day: string; peak: number }[] = [];
  const nights = new Map<string, number>();
  let peak = 0;
  const dated = uses.flatMap((use) => {
    const day = dayOf(use);
    return day === null ? [] : [{ use, day }];
  });
  for (const { use, day } of dated.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    for (let night = use.arrival; night < use.departure; night = addDays(night, 1)) {
      const rooms = (nights.get(night) ?? 0) + use.rooms;
      nights.set(night, rooms);
      peak = Math.max(peak, rooms);
    }
    steps.push({ day, peak });
  }
  return (day: string) => steps.findLast((step) => step.day <= day)?.peak ?? 0;
}
