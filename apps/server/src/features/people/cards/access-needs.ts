import type { AccessNeed } from '@sangamam/contract/people/cards/card';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { listOpenParts } from './card-read-model.ts';

/** What those who attend need in the hotel, by registration. Whoever shows it by name records the look. */
export async function accessNeedsOf(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, { personId: string; accessNeeds: readonly AccessNeed[] }[]>> {
  const rows = await listOpenParts(ctx.db, orderIds);
  return Map.groupBy(
    rows.filter(({ accessNeeds }) => accessNeeds.length > 0),
    ({ orderId }) => orderId,
  );
}

/** Records in the audit log that somebody read needs of a convention by name. */
export function recordNeedsRead(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  about: { need: string | null } | { list: 'rooming' },
): Promise<void> {
  return recordAudit(ctx, {
    actorId: actor.userId,
    action: 'convention.needs-read',
    entityId: conventionId,
    after: about,
  });
}
