/** Somebody who wants a seat: passengers who stay together, and the minute of their flight. */
export interface Rider {
  orderId: string;
  passengers: number;
  /** Minutes since 1970 on the convention's clock. */
  at: number;
}

/**
 * The riders who fill a run best together with the first one: as many passengers as possible, never more than `seats`.
 * Among equally full runs, those whose riders come first in the list.
 */
export function fillRun<R extends Rider>(riders: readonly R[], seats: number): R[] {
  const [first, ...others] = riders;
  if (!first) return [];
  const room = seats - first.passengers;
  // For each number of passengers that can be reached: the rider who reached it first, and from where.
  const reached = new Map<number, { rider: R; from: number } | undefined>([[0, undefined]]);
  for (const rider of others) {
    if (reached.has(room)) break;
    const earlier = [...reached.keys()];
    for (const from of earlier) {
      const to = from + rider.passengers;
      if (to <= room && !reached.has(to)) reached.set(to, { rider, from });
    }
  }
  const chosen: R[] = [first];
  let step = reached.get(Math.max(...reached.keys()));
  while (step) {
    chosen.push(step.rider);
    step = reached.get(step.from);
  }
  return chosen;
}
