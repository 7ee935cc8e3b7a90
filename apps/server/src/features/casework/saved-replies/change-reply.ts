import type { SavedReply } from '@sangamam/contract/casework/saved-replies/saved-reply';

import * as phrases from '#phrases/audit/conflicts.ts';
import type { Context } from '#server/db/context.ts';
import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { readReply } from './list-replies.ts';
import {
  findReplyForUpdate,
  removeReply,
  updateReply,
  type ReplyDraft,
  type SavedReplyRow,
} from './saved-reply-repository.ts';

/** A reply as its editor saw it. */
interface Seen {
  replyId: string;
  revision: number;
}

/**
 * Changes name or text of a reply that is still at `revision`.
 *
 * @throws NOT_FOUND, CONFLICT, both with who was quicker; REPLY_NAME_TAKEN
 */
export function changeReply(
  ctx: Context,
  actor: Actor,
  { name, text, ...seen }: ReplyDraft & Seen,
): Promise<SavedReply> {
  return inExplainedTransaction(ctx, actor, contested(seen), async (ctx) => {
    const before = await lockReply(ctx, seen);
    await updateReply(ctx.db, before.id, { name, text, changedById: actor.userId, updatedAt: ctx.now() });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'reply.changed',
      entityId: before.id,
      before: { name: before.name, text: before.text },
      after: { name, text },
    });
    return readReply(ctx, before.id);
  });
}

/**
 * Deletes a reply that is still at `revision`. The audit log keeps what it said.
 *
 * @throws NOT_FOUND, CONFLICT, both with who was quicker
 */
export function deleteReply(ctx: Context, actor: Actor, seen: Seen): Promise<{ deleted: true }> {
  return inExplainedTransaction(ctx, actor, contested(seen), async (ctx) => {
    const { id, name, text } = await lockReply(ctx, seen);
    await removeReply(ctx.db, id);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'reply.deleted',
      entityId: id,
      before: { name, text },
    });
    return { deleted: true };
  });
}

const contested = ({ replyId }: Seen) =>
  [{ entity: 'saved-reply', entityId: replyId, words: phrases.withReply }] as const;

/** @throws NOT_FOUND, CONFLICT when the reply is no longer at `revision` */
async function lockReply(ctx: Context, { replyId, revision }: Seen): Promise<SavedReplyRow> {
  const reply = await findReplyForUpdate(ctx.db, replyId);
  if (!reply) throw new AppError('NOT_FOUND');
  requireRevision(reply.revision, revision);
  return reply;
}
