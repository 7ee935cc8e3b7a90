import type { AgeGroup } from '@sangamam/contract/check-in/age-group';
import type { ConsentAnswer } from '@sangamam/contract/check-in/consent-answer';
import type { DeskFamily, DeskPerson } from '@sangamam/contract/check-in/desk-family';

import type { QueuedEvent } from './queue-store.ts';

/** A person as this desk sees them: with what it did and the server has not confirmed. */
export interface ShownPerson extends DeskPerson {
  isHere: boolean;
  /** Not confirmed by the server yet. */
  isWaiting: boolean;
  /** What was said about the missing consent form at the last check-in. */
  consentSaid: ConsentAnswer | null;
}

/** The people of a family with what waits in the queue. */
export function withWaiting({ _id, people }: DeskFamily, waiting: readonly QueuedEvent[]): ShownPerson[] {
  return people.map((person) => {
    const last = waiting.findLast(({ orderId, personId }) => orderId === _id && personId === person._id);
    return {
      ...person,
      isHere: last ? last.kind === 'ARRIVED' : person.arrival !== null,
      isWaiting: last !== undefined,
      consentSaid: last ? last.consent : (person.arrival?.consent ?? null),
    };
  });
}

/** How many more of these people are here than the server knows, with what waits in the queue. */
export function countWaiting(
  families: readonly DeskFamily[],
  waiting: readonly QueuedEvent[],
): ReadonlyMap<AgeGroup, number> {
  const orders = new Set(waiting.map(({ orderId }) => orderId));
  const more = new Map<AgeGroup, number>();
  for (const family of families.filter(({ _id }) => orders.has(_id)))
    for (const { ageGroup, arrival, isHere } of withWaiting(family, waiting)) {
      const change = Number(isHere) - Number(arrival !== null);
      if (change !== 0) more.set(ageGroup, (more.get(ageGroup) ?? 0) + change);
    }
  return more;
}
