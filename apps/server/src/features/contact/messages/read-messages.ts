import type { MessageDetail } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import { presentListPage } from '#server/http/endpoints/list-page.ts';
import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { filesOfMessage } from '#server/features/files/files-of-message.ts';
import { assigneeAsked } from '#server/features/casework/care/list-assignees.ts';
import { latestTimeZone } from '#server/features/casework/care/latest-time-zone.ts';
import { listNotes } from '#server/features/casework/care/list-notes.ts';
import { careOfRecords } from '#server/features/casework/care/care-of-records.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findInboxRow, inboxList, listAnswers, type InboxRow } from '../message-read-model.ts';
import { presentMessage, presentThread } from './present-message.ts';

/**
 * One page of the inbox, newest first.
 *
 * @throws FORBIDDEN for the messages of a registration, without the ability to see registrations
 */
export async function listMessages(
  ctx: Context,
  actor: Actor,
  query: Omit<QueryOf<typeof inboxList>, 'assignedTo' | 'now'>,
) {
  if (query.registrationId !== undefined && !hasAbility(actor.roles, 'see-registrations'))
    throw new AppError('FORBIDDEN');
  const { rows, total } = await inboxList.page(ctx.db, {
    ...query,
    assignedTo: assigneeAsked(actor, query.assigned),
    now: ctx.now(),
  });
  const careOf = await readCare(ctx, rows);
  return presentListPage({ rows, total }, query.pageSize, (row) => ({
    ...presentMessage(row, actor.roles),
    ...careOf(row.message.id),
  }));
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
  const careOf = await readCare(ctx, [row]);
  const notesOf = await listNotes(ctx, 'MESSAGE', [messageId]);
  return {
    ...presentThread(row, actor.roles, { attachments, answers }),
    ...careOf(messageId),
    notes: notesOf(messageId),
  };
}

async function readCare(ctx: Context, rows: readonly InboxRow[]) {
  const timeZone = await latestTimeZone(ctx);
  const cared = rows.map(({ message }) => ({ recordId: message.id, care: message, timeZone }));
  const ids = rows.map(({ message }) => message.id);
  return careOfRecords(ctx, 'MESSAGE', ids, cared);
}
