import type {
  CheckInEvent,
  DeskEvent,
  DeskEventResult,
} from '@sangamam/contract/arrival/desk/desk-endpoints';
import { standingOf } from '@sangamam/contract/arrival/desk/check-in-decision';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import { inTransaction, type Context } from '#server/db/context.ts';
import { isAddonOrder, statusOf } from '#server/features/orders/order/order-facts.ts';
import { lockOrders } from '#server/features/orders/order/lock-orders.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { findEvents, listLastEvents, eventKey, type ArrivalEvent } from './arrival-repository.ts';
import { auditCheckIns } from './audit-check-ins.ts';
import type { EventSource } from './event-source.ts';
import { listPeopleOfFamilies } from './families-read-model.ts';
import { settleHandOuts } from '../hand-outs/settle-hand-outs.ts';
import { recordEvent, type DeskFacts, type Recorded } from './record-event.ts';
import { presentArrivals } from './read-families.ts';

/** What a desk sends: its name, the time of its clock, and what it did. */
interface SentEvents {
  desk: string;
  sentAt: string;
  events: readonly DeskEvent[];
}

/**
 * Records what a desk did, each family in a transaction of its own under the lock of its registration, so that two desks
 * come one after the other. Answers one result for each event, in their sequence.
 */
export async function settleEvents(ctx: Context, actor: Actor, sent: SentEvents): Promise<DeskEventResult[]> {
  const results = new Map<DeskEvent, DeskEventResult>();
  // By id, as everything that locks orders.
  const families = [...Map.groupBy(sent.events, ({ orderId }) => orderId)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  for (const [orderId, events] of families) {
    const settled = await inTransaction(ctx, (inside) =>
      settleFamily(inside, actor, { ...sent, orderId, events }),
    );
    for (const { event, result } of settled) results.set(event, result);
  }
  return sent.events.flatMap((event) => results.get(event) ?? []);
}

async function settleFamily(
  ctx: Context,
  actor: Actor,
  { orderId, events, desk, sentAt }: SentEvents & { orderId: string },
) {
  const facts = await readFacts(ctx, actor, orderId);
  const source = { desk, sentAt, actorId: actor.userId };
  const checkIns = events.filter((event) => 'personId' in event);
  const handOuts = events.filter((event) => 'addonLineId' in event);
  return [
    ...(await settleCheckIns(ctx, actor, { orderId, events: checkIns, facts, source })),
    ...(await settleHandOuts(ctx, handOuts, { orderId, source, ...facts })),
  ];
}

async function settleCheckIns(
  ctx: Context,
  actor: Actor,
  {
    orderId,
    events,
    facts,
    source,
  }: { orderId: string; events: readonly CheckInEvent[]; facts: DeskFacts; source: EventSource },
) {
  const known = await findEvents(
    ctx.db,
    events.map(({ id }) => id),
  );
  const recorded: Recorded[] = [];
  for (const event of events) {
    const before = known.get(event.id);
    const done = await recordEvent(ctx, event, { facts, before, source });
    if (done.stored) known.set(event.id, done.stored);
    recorded.push(done);
  }
  await auditCheckIns(ctx, actor, { orderId, desk: source.desk, recorded });
  return presentResults(ctx, recorded, facts.last);
}

/** What is known about a family under its lock. */
async function readFacts(ctx: Context, actor: Actor, orderId: string): Promise<DeskFacts> {
  const order = (await lockOrders(ctx, [orderId])).get(orderId);
  const people = await listPeopleOfFamilies(ctx.db, [orderId]);
  return {
    standing:
      order && !isAddonOrder(order) ? standingOf(statusOf(order), order.registrationStatus) : undefined,
    attending: new Map(people.map(({ personId, attending }) => [personId, attending])),
    last: await listLastEvents(ctx.db, [orderId]),
    mayOverride: hasAbility(actor.roles, 'override-arrival-gate'),
  };
}

/** What became of each event, with the arrival of its person as it is now. */
async function presentResults(
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
