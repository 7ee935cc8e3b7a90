import type { NoticeCode } from '@sangamam/contract/notices/list/notice-admin-endpoints';

import type { Context } from '#server/db/context.ts';

import { deleteNotice, selectNotices, upsertNotice, type NoticeRow } from './notice-repository.ts';

/**
 * Shows administrators a message on their overview until {@link clearNotice}; raising it again replaces the message.
 */
export async function raiseNotice(ctx: Context, code: NoticeCode, message: string): Promise<void> {
  await upsertNotice(ctx.db, { code, message, since: ctx.now() });
}

/** Removes a notice once its cause is gone. */
export async function clearNotice(ctx: Context, code: NoticeCode): Promise<void> {
  await deleteNotice(ctx.db, code);
}

/** The raised notices, oldest first. */
export function listRaisedNotices(ctx: Context): Promise<NoticeRow[]> {
  return selectNotices(ctx.db);
}
