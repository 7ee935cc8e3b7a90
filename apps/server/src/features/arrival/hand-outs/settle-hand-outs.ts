import type { AuditAction } from '@sangamam/contract/audit/audit-catalogue';
import type { DeskEventResult, HandOutEvent } from '@sangamam/contract/arrival/desk/desk-endpoints';
import type { Standing } from '@sangamam/contract/arrival/desk/check-in-decision';
import type { HandOutKind } from '@sangamam/contract/arrival/hand-outs/hand-out-decision';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import { listBookedLines } from '../desk/bookings-read-model.ts';
import type { EventSource } from '../desk/event-source.ts';
import { findHandOuts, listLastHandOuts } from './hand-out-repository.ts';
import { addonLinesOf, presentHandOuts } from './read-addon-lines.ts';
import { recordHandOut, type AddonFacts, type RecordedHandOut } from './record-hand-out.ts';

/** Records what a desk handed out to one family, whose registration the caller has locked, and took back. */
export async function settleHandOuts(
  ctx: Context,
  events: readonly HandOutEvent[],
  {
    orderId,
    source,
    ...known
  }: {
    orderId: string;
    source: EventSource;
    /** Of the registration; absent when there is none. */
    standing: Standing | undefined;
    mayOverride: boolean;
  },
): Promise<{ event: HandOutEvent; result: DeskEventResult }[]> {
  if (events.length === 0) return [];
  const facts = await readFacts(ctx, orderId, known);
  const before = await findHandOuts(
    ctx.db,
    events.map(({ id }) => id),
  );
  const recorded: RecordedHandOut[] = [];
  for (const event of events) {
    const done = await recordHandOut(ctx, event, { facts, before: before.get(event.id), source });
    if (done.stored) before.set(event.id, done.stored);
    recorded.push(done);
  }
  await auditHandOuts(ctx, recorded, { orderId, source });
  const handOuts = await presentHandOuts(ctx, facts.last);
  return recorded.map(({ event, decision }) => ({
    event,
    result: {
      id: event.id,
      ...decision,
      arrival: null,
      handOut: handOuts.get(event.addonLineId) ?? null,
    },
  }));
}

async function readFacts(
  ctx: Context,
  orderId: string,
  { standing, mayOverride }: { standing: Standing | undefined; mayOverride: boolean },
): Promise<AddonFacts> {
  const lines =
    standing &&
    addonLinesOf(await listBookedLines(ctx.db, [orderId]), standing).map((line) => [line._id, line] as const);
  return {
    lines: lines && new Map(lines),
    last: await listLastHandOuts(ctx.db, [orderId]),
    mayOverride,
  };
}

const actions = {
  HANDED_OUT: 'order.handed-out',
  TAKEN_BACK: 'order.hand-out-undone',
} satisfies Record<HandOutKind, AuditAction>;

/** Writes one audit row for what was recorded of each kind. */
async function auditHandOuts(
  ctx: Context,
  recorded: readonly RecordedHandOut[],
  { orderId, source }: { orderId: string; source: EventSource },
): Promise<void> {
  const stored = recorded.flatMap((one) => one.stored ?? []);
  for (const [kind, rows] of Map.groupBy(stored, (row) => row.kind))
    await recordAudit(ctx, {
      actorId: source.actorId,
      action: actions[kind],
      entityId: orderId,
      after: {
        desk: source.desk,
        addons: rows.map(({ name, quantity }) => ({ name, quantity })),
        ...(rows.some(({ overrode }) => overrode) && { notConfirmed: true }),
      },
    });
}
