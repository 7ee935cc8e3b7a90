import { createSlicer } from '#server/adapters/threads/slicer.ts';

import type { Rider } from './fill-run.ts';

/**
 * A lower bound for the number of runs of any plan: riders are kept whole unless they are more than `seats`, and the
 * flights of a run lie within `waiting` minutes. Stretches of time that are further apart share no run, so the bounds of
 * each add up; the best choice of stretches is found by dynamic programming, in one pass over the riders.
 */
export async function fewestRuns(
  riders: readonly Rider[],
  { seats, waiting }: { seats: number; waiting: number },
  pause = createSlicer(),
): Promise<number> {
  const sorted = riders.toSorted((a, b) => a.at - b.at);
  const stretches = Array.from({ length: Math.floor(seats / 2) + 1 }, (_, n) => new Stretches(seats, n + 1));
  // bound[n]: of the first n riders.
  const bound = [0];
  let before = 0;
  for (const { passengers, at } of sorted) {
    await pause();
    while ((sorted[before]?.at ?? at) < at - waiting) before += 1;
    let best = bound.at(-1) ?? 0;
    for (const one of stretches) {
      one.begin(bound[before] ?? 0);
      one.add(passengers);
      best = Math.max(best, one.fewest());
    }
    bound.push(best);
  }
  return bound.at(-1) ?? 0;
}

/**
 * All stretches of riders that end with the one who was added last, with the bound of Martello and Toth for packing them
 * whatever their flights, without groups smaller than `least`. The bound of a stretch is a difference of sums up to its end
 * and up to its beginning, so that of all beginnings the best few are enough.
 */
class Stretches {
  readonly #seats: number;
  readonly #least: number;
  /** Groups so far of which each needs a run of its own. */
  #own = 0;
  /** Passengers so far who need a seat beside them, less the seats that are free there. */
  #beside = 0;
  /** The most runs before a stretch, less the groups then. */
  #most = -Infinity;
  /** The same less the runs for passengers beside them, by the passengers that were left over then. */
  readonly #mostByRest: number[];

  constructor(seats: number, least: number) {
    this.#seats = seats;
    this.#least = least;
    this.#mostByRest = Array.from({ length: seats }, () => -Infinity);
  }

  /** A stretch may begin with the next rider; no plan has fewer runs before it. */
  begin(runsBefore: number): void {
    const most = runsBefore - this.#own;
    const full = Math.floor(this.#beside / this.#seats);
    const rest = this.#beside - full * this.#seats;
    this.#most = Math.max(this.#most, most);
    this.#mostByRest[rest] = Math.max(this.#mostByRest[rest] ?? -Infinity, most - full);
  }

  /** A group that must be split counts as single passengers. */
  add(passengers: number): void {
    const seats = this.#seats;
    const [size, groups] = passengers > seats ? [1, passengers] : [passengers, 1];
    if (size < this.#least) return;
    if (size > seats - this.#least) this.#own += groups;
    else if (size * 2 > seats) {
      this.#own += groups;
      this.#beside -= groups * (seats - size);
    } else this.#beside += groups * size;
  }

  /** The best bound: runs before a stretch, and those of it. */
  fewest(): number {
    const full = Math.floor(this.#beside / this.#seats);
    const rest = this.#beside - full * this.#seats;
    let best = this.#most;
    for (let then = 0; then < this.#seats; then += 1)
      best = Math.max(best, (this.#mostByRest[then] ?? -Infinity) + full + (rest > then ? 1 : 0));
    return best + this.#own;
  }
}
