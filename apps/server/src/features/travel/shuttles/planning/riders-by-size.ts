import type { Rider } from './fill-run.ts';

/** A rider with the place in the sequence in which runs are filled. */
export interface PlacedRider extends Rider {
  place: number;
}

/**
 * Who is asked first to fill a run: whoever comes next in the sequence, the largest, or of equally large ones whoever comes
 * last in it.
 */
export type Preference = 'NEXT_FLIGHT' | 'LARGEST_NEXT_FLIGHT' | 'LARGEST_FARTHEST_FLIGHT';

/** Riders whose flights are near enough and who have no seat yet, by how many they are. */
export class RidersBySize {
  readonly #preference: Preference;
  /** Those of each size in their sequence, from `from` on. */
  readonly #queues: { riders: PlacedRider[]; from: number }[];

  constructor(seats: number, preference: Preference) {
    this.#preference = preference;
    this.#queues = Array.from({ length: seats + 1 }, () => ({ riders: [], from: 0 }));
  }

  /** The next one in the sequence. */
  add(rider: PlacedRider): void {
    this.#queues[rider.passengers]?.riders.push(rider);
  }

  /** Whoever of this size comes first in the sequence is near no longer. */
  takeEarliest(size: number): void {
    const queue = this.#queues[size];
    if (queue) queue.from += 1;
  }

  /** The preferred one of this size is near no longer. */
  takePreferred(size: number): void {
    if (this.#preference === 'LARGEST_FARTHEST_FLIGHT') this.#queues[size]?.riders.pop();
    else this.takeEarliest(size);
  }

  /**
   * Those who can make a difference to a run with so much room, the preferred ones first. Of each size these are as many as
   * have room there: one more of them reaches no number of passengers that these do not reach.
   */
  whoMayFill(room: number): PlacedRider[] {
    const found: PlacedRider[] = [];
    for (let size = room; size > 0; size -= 1) {
      const { riders, from } = this.#queues[size] ?? { riders: [], from: 0 };
      const most = Math.min(Math.floor(room / size), riders.length - from);
      for (let n = 0; n < most; n += 1) {
        const rider =
          riders[this.#preference === 'LARGEST_FARTHEST_FLIGHT' ? riders.length - 1 - n : from + n];
        if (rider) found.push(rider);
      }
    }
    return this.#preference === 'NEXT_FLIGHT' ? found.toSorted((a, b) => a.place - b.place) : found;
  }
}
