import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import type { MailRow } from './outbox-repository.ts';

/** Audits that a member of staff read a mail that is not theirs, or the link in it. */
export function recordReading(
  ctx: Context,
  actor: Actor,
  mail: Pick<MailRow, 'id' | 'kind' | 'userId'>,
  action: 'mail.read' | 'mail.link-read',
): Promise<void> {
  const { id, kind, userId } = mail;
  return recordAudit(ctx, {
    actorId: actor.userId,
    action,
    entityId: id,
    after: { kind, ...(userId !== null && { userId }) },
  });
}
