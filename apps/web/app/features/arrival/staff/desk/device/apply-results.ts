import type { DeskFamily } from '@sangamam/contract/arrival/desk/desk-family';

import type { Settled } from './event-queue.ts';
import { subjectOf } from './queue-store.ts';

/** A family with the arrivals and hand-outs that the server answered; the same object where they are about others. */
export function applyResults<Family extends DeskFamily>(
  family: Family,
  { events, results }: Settled,
): Family {
  const answers = new Map(
    events.flatMap((event) => {
      const result = results.find(({ id }) => id === event.id);
      return event.orderId === family._id && result ? [[subjectOf(event), result] as const] : [];
    }),
  );
  if (answers.size === 0) return family;
  return {
    ...family,
    people: family.people.map((person) => {
      const answer = answers.get(person._id);
      return answer ? { ...person, arrival: answer.arrival } : person;
    }),
    addons: family.addons.map((addon) => {
      const answer = answers.get(addon._id);
      return answer ? { ...addon, handOut: answer.handOut } : addon;
    }),
  };
}
