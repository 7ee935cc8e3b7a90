import type { DeskFamily } from '@sangamam/contract/check-in/desk-family';

import type { Settled } from './event-queue.ts';

/** A family with the arrivals that the server answered; the same object where they are about others. */
export function applyResults<Family extends DeskFamily>(
  family: Family,
  { events, results }: Settled,
): Family {
  const arrivals = new Map(
    events.flatMap(({ id, orderId, personId }) => {
      const result = results.find((one) => one.id === id);
      return orderId === family._id && result ? [[personId, result.arrival] as const] : [];
    }),
  );
  if (arrivals.size === 0) return family;
  return {
    ...family,
    people: family.people.map((person) => {
      const arrival = arrivals.get(person._id);
      return arrival === undefined ? person : { ...person, arrival };
    }),
  };
}
