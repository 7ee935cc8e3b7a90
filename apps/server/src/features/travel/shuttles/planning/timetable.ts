/** When somebody or something is on the road, in minutes since 1970 on the convention's clock. */
export interface Trip {
  from: number;
  until: number;
}

/** Whether two trips share a minute; one may begin in the minute in which another ends. */
export function overlaps(a: Trip, b: Trip): boolean {
  return a.from < b.until && b.from < a.until;
}

/** The trips of one driver or vehicle. A question looks at a few of them, however many there are. */
export class Timetable {
  /** By when they begin. */
  readonly #trips: Trip[];
  /** For each of them, until when the longest one up to it lasts. */
  readonly #until: number[] = [];
  /** When trips end, in sequence. */
  readonly #ends: number[];

  constructor(trips: readonly Trip[] = []) {
    this.#trips = trips.toSorted((a, b) => a.from - b.from);
    this.#ends = trips.map(({ until }) => until).toSorted((a, b) => a - b);
    this.#noteUntil(0);
  }

  get size(): number {
    return this.#trips.length;
  }

  isFree(trip: Trip): boolean {
    const before = placeOf(this.#trips, (one) => one.from < trip.until);
    return (this.#until[before - 1] ?? -Infinity) <= trip.from;
  }

  /** When the last trip ended that was over by this minute; `-Infinity` where none was. */
  cameBackBy(minute: number): number {
    return this.#ends[placeOf(this.#ends, (end) => end <= minute) - 1] ?? -Infinity;
  }

  add(trip: Trip): void {
    const place = placeOf(this.#trips, ({ from }) => from <= trip.from);
    this.#trips.splice(place, 0, trip);
    this.#ends.splice(
      placeOf(this.#ends, (end) => end <= trip.until),
      0,
      trip.until,
    );
    this.#noteUntil(place);
  }

  #noteUntil(first: number): void {
    for (let place = first; place < this.#trips.length; place += 1)
      this.#until[place] = Math.max(
        this.#until[place - 1] ?? -Infinity,
        this.#trips[place]?.until ?? -Infinity,
      );
  }
}

/** How many of a sequence come first that are so, when all others come after them. */
function placeOf<Each>(sequence: readonly Each[], isBefore: (each: Each) => boolean): number {
  let from = 0;
  let until = sequence.length;
  while (from < until) {
    const middle = Math.floor((from + until) / 2);
    const each = sequence[middle];
    if (each !== undefined && isBefore(each)) from = middle + 1;
    else until = middle;
  }
  return from;
}
