import type { NoticeCode } from '@sangamam/contract/notices/list/notice-admin-endpoints';
import { pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt } from '#server/db/schema/columns.ts';

/** What administrators should know about the installation itself, one row while it lasts. */
export const siteNotices = pgTable('site_notices', {
  /** What it is about, such as `storage.foreign`: a repetition replaces the message and keeps `since`. */
  code: text().$type<NoticeCode>().primaryKey(),
  message: text().notNull(),
  since: createdAt(),
});
