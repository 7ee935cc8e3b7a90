import type { CheckInEvent } from '@sangamam/contract/arrival/desk/desk-endpoints';
import {
  checkInDecision,
  type CheckInDecision,
  type Standing,
} from '@sangamam/contract/arrival/desk/check-in-decision';

import type { Context } from '#server/db/context.ts';

import { eventKey, insertEvent, type ArrivalEvent } from './arrival-repository.ts';
import { instantOf, type EventSource } from './event-source.ts';

/** The facts about one family under the lock of its registration; `last` follows what is recorded. */
export interface DeskFacts {
  /** Absent when there is no such registration. */
  standing: Standing | undefined;
  /** Who belongs to the family, by id, and whether they attend. */
  attending: ReadonlyMap<string, boolean>;
  /** The last event of everybody who has one, by `eventKey`. */
  last: Map<string, ArrivalEvent>;
  mayOverride: boolean;
}

/** What became of an event. */
export interface Recorded {
  event: CheckInEvent;
  decision: CheckInDecision;
  /** The new row; absent for what changed nothing, and for repeats. */
  stored: ArrivalEvent | undefined;
}

const unknown: CheckInDecision = { outcome: 'REFUSED', refusal: 'UNKNOWN' };
const repeated: CheckInDecision = { outcome: 'APPLIED', refusal: null };

/** Decides about one event and records it. `before` is the row with its id, where there is one. */
export async function recordEvent(
  ctx: Context,
  event: CheckInEvent,
  { facts, before, source }: { facts: DeskFacts; before: ArrivalEvent | undefined; source: EventSource },
): Promise<Recorded> {
  if (before) return { event, decision: isRepeat(before, event) ? repeated : unknown, stored: undefined };
  const happenedAt = instantOf(event, source, ctx.now());
  const decision = decide(event, happenedAt, facts);
  if (decision.outcome !== 'APPLIED') return { event, decision, stored: undefined };
  const { id, orderId, personId, kind } = event;
  const stored = await insertEvent(ctx.db, {
    id,
    orderId,
    personId,
    kind,
    happenedAt,
    overrode: kind === 'ARRIVED' && facts.standing !== 'CONFIRMED',
    consent: kind === 'ARRIVED' ? event.consent : null,
    desk: source.desk,
    actorId: source.actorId,
    recordedAt: ctx.now(),
  });
  // The id was taken meanwhile, for another family: under this lock it cannot be a repeat.
  if (!stored) return { event, decision: unknown, stored };
  facts.last.set(eventKey(stored), stored);
  return { event, decision, stored };
}

function decide(event: CheckInEvent, happenedAt: Date, facts: DeskFacts): CheckInDecision {
  const attending = facts.attending.get(event.personId);
  if (facts.standing === undefined || attending === undefined) return unknown;
  const last = facts.last.get(eventKey(event));
  return checkInDecision({
    kind: event.kind,
    standing: facts.standing,
    attending,
    isHere: last?.kind === 'ARRIVED',
    isOutrun: last !== undefined && last.happenedAt > happenedAt,
    mayOverride: facts.mayOverride,
    overrides: event.overrides,
  });
}

const isRepeat = (before: ArrivalEvent, { orderId, personId, kind }: CheckInEvent) =>
  before.orderId === orderId && before.personId === personId && before.kind === kind;
