import type { Context } from '#server/db/context.ts';

import { recordAudit } from '#server/features/audit/record-audit.ts';

/** Records what the owner of an account did to the way in. */
export function recordSecurityEvent(
  ctx: Context,
  userId: string,
  action:
    | 'account.signed-in'
    | 'account.signed-out'
    | 'account.proved'
    | 'account.sessions-ended'
    | 'account.password-chosen'
    | 'account.password-reset'
    | 'account.password-changed'
    | 'account.data-exported',
): Promise<void> {
  return recordAudit(ctx, { actorId: userId, action, entityId: userId });
}
