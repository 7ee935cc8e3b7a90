import type { LetterDetail } from '@sangamam/contract/letters/letter-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { withoutApproval } from '../approval.ts';
import { countHandedOver, replaceRecipients, updateLetter } from '../letter-repository.ts';
import { lockLetter, type SeenLetter } from '../lock-letter.ts';
import { readLetter } from '../read-letters.ts';
import { selectAudience } from './audience-read-model.ts';
import { resolveAudience } from './resolve-audience.ts';

/**
 * Finds who gets a letter, and who does not and why, in one statement. Sends nothing. Whoever got it already stays as they
 * are. An approval ends: it was of other recipients.
 *
 * @throws NOT_FOUND, CONFLICT, LETTER_NOT_POSSIBLE while it is on its way; FORBIDDEN for a list or filter that the actor may not use
 */
export function prepareLetter(ctx: Context, actor: Actor, seen: SeenLetter): Promise<LetterDetail> {
  return inTransaction(ctx, async (ctx) => {
    const letter = await lockLetter(ctx, seen, ['DRAFT', 'WAITING', 'STOPPED']);
    const { id, audience } = letter;
    const resolved = await resolveAudience(ctx, actor, letter);
    await replaceRecipients(ctx.db, id, selectAudience(ctx.db, audience, resolved));
    const { waiting, queued } = await countHandedOver(ctx.db, id);
    await updateLetter(ctx.db, id, {
      ...withoutApproval,
      state: queued > 0 ? 'STOPPED' : 'DRAFT',
      preparedAt: ctx.now(),
      changedBy: actor.userId,
      changedAt: ctx.now(),
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'letter.prepared',
      entityId: id,
      after: { recipients: waiting, list: audience.list, filters: audience.filters },
    });
    return readLetter(ctx, actor, id);
  });
}
