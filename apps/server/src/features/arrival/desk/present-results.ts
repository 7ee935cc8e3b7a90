import type { CheckInEvent, DeskEventResult } from '@sangamam/contract/arrival/desk/desk-endpoints';

import type { Context } from '#server/db/context.ts';

import { eventKey, type ArrivalEvent } from './arrival-repository.ts';
import { presentArrivals } from './read-families.ts';
import type { Recorded } from './record-event.ts';

/** What became of each event, with the arrival of its person as it is now. */
export async function presentResults(
  ctx: Context,
  recorded: readonly Recorded[],
  last: ReadonlyMap<string, ArrivalEvent>,
): Promise<{ event: CheckInEvent; result: DeskEventResult }[]> {
  const here = [...last].filter(([, { kind }]) => kind === 'ARRIVED');
  const presented = await presentArrivals(
    ctx,
    here.map(([, event]) => event),
  );
  const arrivals = new Map(here.map(([key], place) => [key, presented[place]]));
  return recorded.map(({ event, decision }) => ({
    event,
    result: { id: event.id, ...decision, arrival: arrivals.get(eventKey(event)) ?? null, handOut: null },
  }));
}
