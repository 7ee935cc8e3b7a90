import type { AuditAction } from '@sangamam/contract/audit/audit-catalogue';
import type { CheckInKind } from '@sangamam/contract/arrival/desk/check-in-decision';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';

import type { ArrivalEvent } from './arrival-repository.ts';
import type { Recorded } from './record-event.ts';

const actions = {
  ARRIVED: 'order.checked-in',
  UNDONE: 'order.check-in-undone',
} satisfies Record<CheckInKind, AuditAction>;

/** Writes one audit row for what was recorded of each kind: a family that is checked in is one event. */
export async function auditCheckIns(
  ctx: Context,
  actor: Actor,
  { orderId, desk, recorded }: { orderId: string; desk: string; recorded: readonly Recorded[] },
): Promise<void> {
  const stored = recorded.flatMap((one) => one.stored ?? []);
  for (const [kind, events] of Map.groupBy(stored, (event) => event.kind)) {
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: actions[kind],
      entityId: orderId,
      after: {
        desk,
        people: events.length,
        ...(events.some(({ overrode }) => overrode) && { notConfirmed: true }),
        ...consentsSaid(events),
      },
    });
  }
}

/** What was said about missing consent forms, with the number of minors. */
function consentsSaid(events: readonly ArrivalEvent[]): Record<string, unknown> {
  const said = Map.groupBy(
    events.flatMap(({ consent }) => consent ?? []),
    (answer) => answer,
  );
  if (said.size === 0) return {};
  return { consents: Object.fromEntries([...said].map(([answer, { length }]) => [answer, length])) };
}
