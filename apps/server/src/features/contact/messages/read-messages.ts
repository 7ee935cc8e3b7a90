import type { MessageDetail } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import { presentListPage } from '#server/http/endpoints/list-page.ts';
import type { Context } from '#server/db/context.ts';
import { filesOfMessage } from '#server/features/files/files-of-message.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findInboxRow, listAnswers, listInboxRows, type MessageFilter } from '../message-read-model.ts';
import { presentMessage, presentThread } from './present-message.ts';

/** One page of the inbox, newest first. */
export async function listMessages(
  ctx: Context,
  actor: Actor,
  { assigned, ...filter }: Omit<MessageFilter, 'assignedTo'> & { assigned?: 'me' | 'nobody' | undefined },
) {
  const assignedTo = { me: actor.userId, nobody: null };
  const { rows, total } = await listInboxRows(ctx.db, {
    ...filter,
    assignedTo: assigned === undefined ? undefined : assignedTo[assigned],
  });
  return presentListPage({ rows, total }, filter.pageSize, presentMessage);
}

/**
 * One message with its attachments and answers.
 *
 * @throws NOT_FOUND
 */
export async function readMessage(ctx: Context, messageId: string): Promise<MessageDetail> {
  const row = await findInboxRow(ctx.db, messageId);
  if (!row) throw new AppError('NOT_FOUND');
  const attachments = await filesOfMessage(ctx, messageId);
  const answers = await listAnswers(ctx.db, messageId);
  return presentThread(row, { attachments, answers });
}
