import { auditCatalogue, type AuditAction, type AuditEntity } from '@sangamam/contract/audit/audit-catalogue';

import type { Context } from '#server/db/context.ts';
import { actorColumns, type AnyActor } from '#server/http/access/actor.ts';
import { currentRequest } from '#server/http/request/request-scope.ts';

import { insertAuditEntries, insertAuditEntry } from './audit-repository.ts';

/** Who acted: an account, or the site itself. */
export type AuditedActor = { actorId: string } | { actor: AnyActor };

/** What happened to which record. `before` and `after` hold only what changed; no passwords, no tokens. */
export interface AuditedChange {
  action: AuditAction;
  /** Only where it is not that of the catalogue: a table is exported of a convention. */
  entity?: AuditEntity;
  entityId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/**
 * Writes one audit row in the caller's transaction, so that event and record commit together. The id of the current
 * request is added by itself.
 */
export async function recordAudit(ctx: Context, event: AuditedChange & AuditedActor): Promise<void> {
  await insertAuditEntry(ctx.db, entryOf(ctx, event));
}

/** Writes the audit rows of several events, in the caller's transaction. */
export async function recordAudits(
  ctx: Context,
  events: readonly (AuditedChange & AuditedActor)[],
): Promise<void> {
  for (let start = 0; start < events.length; start += rowsPerInsert) {
    const part = events.slice(start, start + rowsPerInsert);
    await insertAuditEntries(
      ctx.db,
      part.map((event) => entryOf(ctx, event)),
    );
  }
}

/** Writes the same audit row for each of several records, in the caller's transaction. */
export async function recordAuditOfEach(
  ctx: Context,
  entityIds: readonly string[],
  event: Omit<AuditedChange, 'entityId'> & AuditedActor,
): Promise<void> {
  await recordAudits(
    ctx,
    entityIds.map((entityId) => ({ ...event, entityId })),
  );
}

/** PostgreSQL takes 65,535 values in a statement. */
const rowsPerInsert = 1_000;

function entryOf(ctx: Context, event: AuditedChange & AuditedActor) {
  const { action, entity = auditCatalogue[action].entity, entityId, before, after, reason } = event;
  const actor = 'actorId' in event ? { actorId: event.actorId } : actorColumns(event.actor);
  const columns = { action, entity, entityId, before, after, reason, at: ctx.now() };
  return { ...columns, ...actor, ...currentRequest() };
}
