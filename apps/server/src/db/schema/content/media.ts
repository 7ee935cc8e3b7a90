import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/accounts/accounts.ts';
import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

import { files } from '../files/files.ts';

/** The library of pictures, PDFs and videos that pages show. */
export const media = pgTable(
  'media',
  {
    id: primaryId(),
    kind: text({ enum: ['IMAGE', 'PDF', 'VIDEO'] }).notNull(),
    fileId: uuid().notNull(),
    altText: text().notNull(),
    /** How often the description changed; a trigger counts. */
    revision: integer().notNull().default(0),
    /** In pixels; only pictures have these three. */
    width: integer(),
    height: integer(),
    color: text(),
    croppedFromId: uuid(),
    /** The picture that stands for a video until it is played. */
    posterId: uuid(),
    /** When the smaller renditions were finished; only pictures have any. */
    renditionsAt: instant(),
    createdBy: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('media_file_id_unique').on(table.fileId),
    foreignKey({ name: 'media_file_id_fkey', columns: [table.fileId], foreignColumns: [files.id] }),
    foreignKey({
      name: 'media_cropped_from_id_fkey',
      columns: [table.croppedFromId],
      foreignColumns: [table.id],
    }).onDelete('set null'),
    foreignKey({ name: 'media_poster_id_fkey', columns: [table.posterId], foreignColumns: [table.id] }),
    foreignKey({ name: 'media_created_by_fkey', columns: [table.createdBy], foreignColumns: [users.id] }),
    index('media_created_at_index').on(table.createdAt),
    index('media_cropped_from_id_index').on(table.croppedFromId),
    index('media_poster_id_index').on(table.posterId),
    check('media_poster_of_video', sql`${table.posterId} is null or ${table.kind} = 'VIDEO'`),
    check('media_kind_known', sql`${table.kind} in ('IMAGE', 'PDF', 'VIDEO')`),
    check(
      'media_picture_has_size',
      sql`${table.kind} <> 'IMAGE' or (${table.width} > 0 and ${table.height} > 0 and ${table.color} is not null)`,
    ),
  ],
);

/** A picture in another format and size, made in the background. */
export const mediaRenditions = pgTable(
  'media_renditions',
  {
    mediaId: uuid().notNull(),
    format: text({ enum: ['avif', 'webp'] }).notNull(),
    width: integer().notNull(),
    fileId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ name: 'media_renditions_pkey', columns: [table.mediaId, table.format, table.width] }),
    unique('media_renditions_file_id_unique').on(table.fileId),
    foreignKey({
      name: 'media_renditions_media_id_fkey',
      columns: [table.mediaId],
      foreignColumns: [media.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'media_renditions_file_id_fkey',
      columns: [table.fileId],
      foreignColumns: [files.id],
    }),
    check('media_renditions_width_positive', sql`${table.width} > 0`),
  ],
);
