import type { NoticeCode } from '@sangamam/contract/notices/admin/notice-admin-endpoints';

import type { Context } from '#server/db/context.ts';

import { deleteNotice, selectNotices, upsertNotice, type NoticeRow } from './notice-repository.ts';

/** Shows administrators a message on their overview until {@link clearNotice}; a repetition replaces the message. */
export async function raiseNotice(ctx: Context, code: NoticeCode, message: string): Promise<void> {
  await upsertNotice(ctx.db, { code, message, since: ctx.now() });
}

/** Takes a notice away once its reason is gone. */
export async function clearNotice(ctx: Context, code: NoticeCode): Promise<void> {
  await deleteNotice(ctx.db, code);
}

/** The notices that were raised and not cleared yet, the oldest first. */
export function listRaisedNotices(ctx: Context): Promise<NoticeRow[]> {
  return selectNotices(ctx.db);
}
