import type { RecordHistory } from '@sangamam/contract/casework/care/record-history';
import type { MessageDetail } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import * as quicker from '#phrases/audit/conflicts.ts';
import type { Context } from '#server/db/context.ts';
import { addNote } from '#server/features/casework/care/add-note.ts';
import type { CaredKind } from '#server/features/casework/care/cared-kind.ts';
import { latestTimeZone } from '#server/features/casework/care/latest-time-zone.ts';
import { readRecordHistory } from '#server/features/casework/care/read-record-history.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findInboxRow } from '../message-read-model.ts';
import { updateMessage } from '../message-repository.ts';
import { lockMessage } from './lock-message.ts';
import { readMessage } from './read-messages.ts';

/** Messages as records that staff look after. Closing one clears its follow-up. */
export const messageKind: CaredKind<MessageDetail> = {
  kind: 'MESSAGE',
  lock: async (ctx, messageId) => {
    const message = await lockMessage(ctx, messageId);
    return { care: message, isOver: message.closedAt !== null };
  },
  save: (ctx, messageId, change) => updateMessage(ctx.db, messageId, change),
  timeZoneOf: latestTimeZone,
  answer: readMessage,
  otherChanges: quicker.withMessage,
};

/**
 * Writes a note about a message; whoever may answer messages reads it.
 *
 * @throws NOT_FOUND
 */
export async function noteMessage(
  ctx: Context,
  actor: Actor,
  messageId: string,
  note: string,
): Promise<MessageDetail> {
  await addNote(ctx, actor, messageKind, messageId, { note });
  return readMessage(ctx, actor, messageId);
}

/**
 * What staff did with a message: who assigned, followed up, noted, answered and closed it.
 *
 * @throws NOT_FOUND
 */
export async function readMessageHistory(ctx: Context, messageId: string): Promise<RecordHistory> {
  if (!(await findInboxRow(ctx.db, messageId))) throw new AppError('NOT_FOUND');
  return readRecordHistory(ctx, messageKind.kind, messageId);
}
