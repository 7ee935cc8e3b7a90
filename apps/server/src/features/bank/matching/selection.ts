/** Sums weights by place and takes the places with the most, for one selection after the other. */
export interface Selection {
  /** Adds a weight to each of these places. */
  add(places: readonly number[], weight: number): void;
  /** The places with the most weight, at most so many; of equal ones those that got some first. Begins anew. */
  takeBest(): readonly number[];
}

/** A selection of at most `most` among any number of places, without sorting them all. */
export function createSelection(most: number): Selection {
  /** By place; all 0 between two selections. */
  const sums: number[] = [];
  const touched: number[] = [];
  /** Ranks among the touched, a heap with the least of the best on top. */
  const heap: number[] = [];

  const sumAt = (rank: number) => sums[touched[rank] ?? 0] ?? 0;
  /** Whether the one is behind the other. */
  const isLess = (one: number, other: number) => {
    const difference = sumAt(one) - sumAt(other);
    return difference < 0 || (difference === 0 && one > other);
  };

  function sink(): void {
    const rank = heap[0] ?? 0;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isLess(heap[child + 1] ?? 0, heap[child] ?? 0)) child += 1;
      if (!isLess(heap[child] ?? 0, rank)) break;
      heap[at] = heap[child] ?? 0;
      at = child;
    }
    heap[at] = rank;
  }

  function rise(): void {
    let at = heap.length - 1;
    const rank = heap[at] ?? 0;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isLess(rank, heap[parent] ?? 0)) break;
      heap[at] = heap[parent] ?? 0;
      at = parent;
    }
    heap[at] = rank;
  }

  return {
    add(places, weight) {
      for (const place of places) {
        while (sums.length <= place) sums.push(0);
        const before = sums[place] ?? 0;
        if (before === 0) touched.push(place);
        sums[place] = before + weight;
      }
    },
    takeBest() {
      for (let rank = 0; rank < touched.length; rank += 1)
        if (heap.length < most) {
          heap.push(rank);
          rise();
        } else if (sumAt(rank) > sumAt(heap[0] ?? 0)) {
          heap[0] = rank;
          sink();
        }
      const best = heap.toSorted((a, b) => sumAt(b) - sumAt(a) || a - b).map((rank) => touched[rank] ?? 0);
      for (const place of touched) sums[place] = 0;
      touched.length = 0;
      heap.length = 0;
      return best;
    },
  };
}
