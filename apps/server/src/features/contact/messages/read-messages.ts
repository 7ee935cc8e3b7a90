import type { MessageDetail } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import { presentListPage } from '#server/http/endpoints/list-page.ts';
import type { Context } from '#server/db/context.ts';
import { filesOfMessage } from '#server/features/files/files-of-message.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findInboxRow, listAnswers, listInboxRows, type MessageFilter } from '../message-read-model.ts';
import { presentMessage, presentThread } from './present-message.ts';

/**
 * One page of the inbox, newest first.
 *
 * @throws FORBIDDEN for the messages of a registration, without the ability to see registrations
 */
export async function listMessages(
  ctx: Context,
  actor: Actor,
  { assigned, ...filter }: Omit<MessageFilter, 'assignedTo'> & { assigned?: 'me' | 'nobody' | undefined },
) {
  if (filter.registrationId !== undefined && !hasAbility(actor.roles, 'see-registrations'))
    throw new AppError('FORBIDDEN');
  const assignedTo = { me: actor.userId, nobody: null };
  const { rows, total } = await listInboxRows(ctx.db, {
    ...filter,
    assignedTo: assigned === undefined ? undefined : assignedTo[assigned],
  });
  return presentListPage({ rows, total }, filter.pageSize, (row) => presentMessage(row, actor.roles));
}

/**
 * One message with its attachments and answers.
 *
 * @throws NOT_FOUND
 */
export async function readMessage(ctx: Context, actor: Actor, messageId: string): Promise<MessageDetail> {
  const row = await findInboxRow(ctx.db, messageId);
  if (!row) throw new AppError('NOT_FOUND');
  const attachments = await filesOfMessage(ctx, messageId);
  const answers = await listAnswers(ctx.db, messageId);
  return presentThread(row, actor.roles, { attachments, answers });
}
