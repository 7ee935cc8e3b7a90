import { inTransaction, type Context } from '#server/db/context.ts';
import { eraseAuditOfMessages } from '#server/features/audit/personal-data.ts';
import { deleteFiles } from '#server/features/files/delete-files.ts';
import { filesOfMessage } from '#server/features/files/files-of-message.ts';

import { deleteMessage, listClosedBefore } from './message-repository.ts';

/** Days that closed messages are kept; the privacy page says the same. */
export const messageRetentionDays = 730;

/** Deletes messages that were closed long ago, with their answers and attachments, and what was noted about them. */
export async function purgeExpiredMessages(ctx: Context): Promise<void> {
  const limit = new Date(ctx.now().getTime() - messageRetentionDays * 24 * 60 * 60_000);
  for (
    let ids = await listClosedBefore(ctx.db, limit);
    ids.length > 0;
    ids = await listClosedBefore(ctx.db, limit)
  ) {
    for (const id of ids) {
      await inTransaction(ctx, async (ctx) => {
        const files = await filesOfMessage(ctx, id);
        await deleteFiles(
          ctx,
          files.map((file) => file.id),
        );
        await eraseAuditOfMessages(ctx, [id]);
        await deleteMessage(ctx.db, id);
      });
    }
  }
}
