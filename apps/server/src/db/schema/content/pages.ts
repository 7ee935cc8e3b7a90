import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/accounts/accounts.ts';
import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

import { media } from './media.ts';

/**
 * A page of the site by its design type (`HOME_PAGE`, `FAQ_PAGE`, …). `revision` grows with every editor action: each
 * change must name the revision that it is based on.
 */
export const pages = pgTable(
  'pages',
  {
    id: primaryId(),
    designType: text().notNull(),
    title: text().notNull(),
    revision: integer().notNull().default(0),
  },
  (table) => [unique('pages_design_type_unique').on(table.designType)],
);

/** A version of a page: the one being written or waiting for its time, and every version that was ever published. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: primaryId(),
    pageId: uuid().notNull(),
    version: integer().notNull(),
    state: text({ enum: ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'] }).notNull(),
    meta: jsonb().notNull(),
    sections: jsonb().notNull(),
    /** Texts of the page in English and in Malayalam, as pairs. */
    translations: jsonb()
      .notNull()
      .default(sql`'[]'`),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedBy: uuid(),
    updatedAt: instant().notNull().defaultNow(),
    scheduledFor: instant(),
    publishedAt: instant(),
  },
  (table) => [
    foreignKey({ name: 'page_versions_page_id_fkey', columns: [table.pageId], foreignColumns: [pages.id] }),
    foreignKey({
      name: 'page_versions_created_by_fkey',
      columns: [table.createdBy],
      foreignColumns: [users.id],
    }),
    foreignKey({
      name: 'page_versions_updated_by_fkey',
      columns: [table.updatedBy],
      foreignColumns: [users.id],
    }),
    unique('page_versions_version_unique').on(table.pageId, table.version),
    uniqueIndex('page_versions_one_published')
      .on(table.pageId)
      .where(sql`${table.state} = 'PUBLISHED'`),
    uniqueIndex('page_versions_one_draft')
      .on(table.pageId)
      .where(sql`${table.state} in ('DRAFT', 'SCHEDULED')`),
    index('page_versions_page_id_index').on(table.pageId, table.version),
    check('page_versions_version_positive', sql`${table.version} > 0`),
    check(
      'page_versions_state_known',
      sql`${table.state} in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED')`,
    ),
    check(
      'page_versions_scheduled_has_time',
      sql`(${table.state} = 'SCHEDULED') = (${table.scheduledFor} is not null)`,
    ),
    check(
      'page_versions_published_has_time',
      sql`(${table.state} in ('PUBLISHED', 'ARCHIVED')) = (${table.publishedAt} is not null)`,
    ),
  ],
);

/** Which files of the library a public version or a draft uses. Those cannot be deleted. */
export const pageVersionMedia = pgTable(
  'page_version_media',
  { versionId: uuid().notNull(), mediaId: uuid().notNull() },
  (table) => [
    primaryKey({ name: 'page_version_media_pkey', columns: [table.versionId, table.mediaId] }),
    foreignKey({
      name: 'page_version_media_version_id_fkey',
      columns: [table.versionId],
      foreignColumns: [pageVersions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'page_version_media_media_id_fkey',
      columns: [table.mediaId],
      foreignColumns: [media.id],
    }),
    index('page_version_media_media_id_index').on(table.mediaId),
  ],
);
