import type { AgeGroup } from '@sangamam/contract/arrival/desk/age-group';
import type { ConsentAnswer } from '@sangamam/contract/arrival/desk/consent-answer';
import type { DeskAddon, DeskFamily, DeskPerson } from '@sangamam/contract/arrival/desk/desk-family';

import { subjectOf, type QueuedEvent } from './queue-store.ts';

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
    const last = lastOf(waiting, _id, person._id);
    return {
      ...person,
      isHere: last ? last.kind === 'ARRIVED' : person.arrival !== null,
      isWaiting: last !== undefined,
      consentSaid: last && 'consent' in last ? last.consent : (person.arrival?.consent ?? null),
    };
  });
}

/** An add-on line as this desk sees it: with what it did and the server has not confirmed. */
export interface ShownAddon extends DeskAddon {
  isHandedOut: boolean;
  /** Not confirmed by the server yet. */
  isWaiting: boolean;
}

/** The add-ons of a family with what waits in the queue. */
export function addonsWithWaiting(
  { _id, addons }: DeskFamily,
  waiting: readonly QueuedEvent[],
): ShownAddon[] {
  return addons.map((addon) => {
    const last = lastOf(waiting, _id, addon._id);
    return {
      ...addon,
      isHandedOut: last ? last.kind === 'HANDED_OUT' : addon.handOut !== null,
      isWaiting: last !== undefined,
    };
  });
}

const lastOf = (waiting: readonly QueuedEvent[], family: string, subject: string) =>
  waiting.findLast((event) => event.orderId === family && subjectOf(event) === subject);

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
