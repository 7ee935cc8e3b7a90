import type { HandOutEvent } from '@sangamam/contract/arrival/desk/desk-endpoints';
import {
  handOutDecision,
  type HandOutDecision,
} from '@sangamam/contract/arrival/hand-outs/hand-out-decision';

import type { Context } from '#server/db/context.ts';

import { instantOf, type EventSource } from '../desk/event-source.ts';
import { insertHandOut, lineOf, type HandOutRow } from './hand-out-repository.ts';
import type { AddonLine } from './read-addon-lines.ts';

/** The facts about the add-ons of one family under the lock of its registration; `last` follows what is recorded. */
export interface AddonFacts {
  /** By `addonLineId`; absent when there is no such registration. */
  lines: ReadonlyMap<string, AddonLine> | undefined;
  /** The last event of every line that has one. */
  last: Map<string, HandOutRow>;
  mayOverride: boolean;
}

/** What became of an event. */
export interface RecordedHandOut {
  event: HandOutEvent;
  decision: HandOutDecision;
  /** The new row with its line; absent for what changed nothing, and for repeats. */
  stored?: HandOutRow & { name: string };
}

const unknown: HandOutDecision = { outcome: 'REFUSED', refusal: 'UNKNOWN' };
const repeated: HandOutDecision = { outcome: 'APPLIED', refusal: null };

/** Decides about one event and records it. `before` is the row with its id, where there is one. */
export async function recordHandOut(
  ctx: Context,
  event: HandOutEvent,
  { facts, before, source }: { facts: AddonFacts; before: HandOutRow | undefined; source: EventSource },
): Promise<RecordedHandOut> {
  if (before) return { event, decision: isSame(before, event) ? repeated : unknown };
  if (!facts.lines) return { event, decision: unknown };
  const line = facts.lines.get(event.addonLineId);
  const last = facts.last.get(event.addonLineId);
  const happenedAt = instantOf(event, source, ctx.now());
  const decision = handOutDecision({
    kind: event.kind,
    standing: line?.standing,
    isHandedOut: last?.kind === 'HANDED_OUT',
    isOutrun: last ? last.happenedAt > happenedAt : false,
    mayOverride: facts.mayOverride,
    overrides: event.overrides,
  });
  if (!line || decision.outcome !== 'APPLIED') return { event, decision };
  const { id, orderId, kind } = event;
  const stored = await insertHandOut(ctx.db, {
    id,
    orderId,
    lineOrderId: line.orderId,
    linePosition: line.position,
    kind,
    quantity: line.quantity,
    overrode: kind === 'HANDED_OUT' && line.standing !== 'CONFIRMED',
    happenedAt,
    desk: source.desk,
    actorId: source.actorId,
    recordedAt: ctx.now(),
  });
  // The id was taken meanwhile, for another family: under this lock it cannot be a repeat.
  if (!stored) return { event, decision: unknown };
  facts.last.set(event.addonLineId, stored);
  return { event, decision, stored: { ...stored, name: line.name } };
}

const isSame = (before: HandOutRow, { orderId, addonLineId, kind }: HandOutEvent) =>
  before.orderId === orderId && lineOf(before) === addonLineId && before.kind === kind;
