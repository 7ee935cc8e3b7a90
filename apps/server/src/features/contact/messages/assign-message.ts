import { fullName } from '@sangamam/contract/fields/full-name';
import { rolesWith } from '@sangamam/contract/staff/abilities';
import type { MessageDetail } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { changeMessage } from './change-message.ts';
import { updateMessage } from '../message-repository.ts';
import { listStaffWith } from '../message-read-model.ts';

/** Staff who may read and answer messages. */
export async function listColleagues(ctx: Context): Promise<{ _id: string; name: string }[]> {
  const rows = await listStaffWith(ctx.db, rolesWith('answer-messages'), ctx.now());
  return rows.map(({ id, firstName, lastName }) => ({ _id: id, name: fullName({ firstName, lastName }) }));
}

/**
 * Assigns a message to a colleague, or to nobody. Idempotent.
 *
 * @throws NOT_FOUND, RQST_PARAMS_INVALID for somebody who may not read messages, CONFLICT when somebody else has
 *   assigned it since the actor looked
 */
export async function assignMessage(
  ctx: Context,
  actor: Actor,
  messageId: string,
  { userId, assignedToSeen }: { userId: string | null; assignedToSeen: string | null },
): Promise<MessageDetail> {
  const colleagues = await listColleagues(ctx);
  return changeMessage(ctx, actor, messageId, async (ctx, { assignedTo }) => {
    if (userId !== null && !colleagues.some(({ _id }) => _id === userId)) {
      throw new AppError('RQST_PARAMS_INVALID', { field: 'userId' });
    }
    if (assignedTo === userId) return undefined;
    if (assignedTo !== assignedToSeen) throw new AppError('CONFLICT');
    await updateMessage(ctx.db, messageId, { assignedTo: userId });
    return { action: 'message.assigned', before: { assignedTo }, after: { assignedTo: userId } };
  });
}
