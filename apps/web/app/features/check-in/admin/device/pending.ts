import type { DeskFamily, DeskPerson } from '@sangamam/contract/check-in/desk-family';

import type { QueuedEvent } from './queue-store.ts';

/** A person as this desk sees them: with what it did and the server has not confirmed. */
export interface ShownPerson extends DeskPerson {
  isHere: boolean;
  /** Not confirmed by the server yet. */
  isWaiting: boolean;
}

/** The people of a family with what waits in the queue. */
export function withWaiting({ _id, people }: DeskFamily, waiting: readonly QueuedEvent[]): ShownPerson[] {
  return people.map((person) => {
    const last = waiting.findLast(({ orderId, personId }) => orderId === _id && personId === person._id);
    return {
      ...person,
      isHere: last ? last.kind === 'ARRIVED' : person.arrival !== null,
      isWaiting: last !== undefined,
    };
  });
}
