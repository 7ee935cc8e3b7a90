/** Random choices that a seed repeats (mulberry32). */
export interface Seeded {
  /** From 0 to below 1. */
  next(): number;
  /** From 0 to `below` - 1. */
  integer(below: number): number;
  pick<Value>(values: readonly Value[]): Value;
  chance(probability: number): boolean;
}

export function createSeeded(seed: number): Seeded {
  let state = Math.trunc(seed);
  const next = () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    next,
    integer,
    pick: (values) => {
      const value = values[integer(values.length)];
      if (value === undefined) throw new RangeError('Nothing to pick from');
      return value;
    },
    chance: (probability) => next() < probability,
  };
}
