import type { Rider } from './fill-run.ts';

/**
 * A lower bound for the number of runs of any plan: riders are kept whole unless they are more than `seats`, and the
 * flights of a run lie within `waiting` minutes. Stretches of time that are further apart share no run, so the bounds of
 * each add up; the best choice of stretches is found by dynamic programming.
 */
export function fewestRuns(riders: readonly Rider[], { seats, waiting }: { seats: number; waiting: number }) {
  const sorted = riders.toSorted((a, b) => a.at - b.at);
  // bound[n]: of the first n riders.
  const bound = [0];
  for (let end = 0; end < sorted.length; end += 1) {
    const stretch = new Stretch(seats);
    let best = bound[end] ?? 0;
    let before = end;
    for (let start = end; start >= 0; start -= 1) {
      stretch.add(sorted[start]?.passengers ?? 0);
      before = Math.min(before, start);
      while (before > 0 && (sorted[before - 1]?.at ?? 0) >= (sorted[start]?.at ?? 0) - waiting) before -= 1;
      best = Math.max(best, (bound[before] ?? 0) + stretch.fewest());
    }
    bound.push(best);
  }
  return bound.at(-1) ?? 0;
}

/** Riders of one stretch, with the bound of Martello and Toth for packing them whatever their flights. */
class Stretch {
  readonly #seats: number;
  /** How many groups there are of each size; of a group that must be split, single passengers. */
  readonly #groups: number[];

  constructor(seats: number) {
    this.#seats = seats;
    this.#groups = Array.from({ length: seats + 1 }, () => 0);
  }

  add(passengers: number): void {
    const [size, times] = passengers > this.#seats ? [1, passengers] : [passengers, 1];
    this.#groups[size] = (this.#groups[size] ?? 0) + times;
  }

  /** The best bound over all sizes below which groups are left out. */
  fewest(): number {
    const seats = this.#seats;
    const half = Math.floor(seats / 2);
    let best = 0;
    for (let least = 1; least <= half + 1; least += 1) {
      let alone = 0;
      let shared = 0;
      let free = 0;
      let small = 0;
      for (let size = least; size <= seats; size += 1) {
        const groups = this.#groups[size] ?? 0;
        if (size > seats - least) alone += groups;
        else if (size * 2 > seats) {
          shared += groups;
          free += groups * (seats - size);
        } else small += groups * size;
      }
      best = Math.max(best, alone + shared + Math.max(0, Math.ceil((small - free) / seats)));
    }
    return best;
  }
}
