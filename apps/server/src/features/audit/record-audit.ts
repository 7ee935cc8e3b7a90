import type { Context } from '#server/db/context.ts';

import { currentRequest } from '#server/http/request-scope.ts';

import { insertAuditEntry } from './audit-repository.ts';

/** What happened to which record, by whom. `before` and `after` hold only what changed; no passwords, no tokens. */
export interface AuditedEvent {
  /** Account of whoever did it; `null` for what the system does by itself. */
  actorId: string | null;
  /** Verb and noun, such as `order.approved`. */
  action: string;
  entity:
    | 'order'
    | 'payment'
    | 'user'
    | 'convention'
    | 'page'
    | 'media'
    | 'message'
    | 'organization'
    | 'airport'
    | 'settings'
    | 'mail';
  entityId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/**
 * Writes one audit row in the caller's transaction: the event and its record stand or fall together. The request that is
 * being answered is named by itself.
 */
export async function recordAudit(ctx: Context, event: AuditedEvent): Promise<void> {
  await insertAuditEntry(ctx.db, { ...event, ...currentRequest(), at: ctx.now() });
}
