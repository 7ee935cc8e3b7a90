import { listMedia } from '@sangamam/contract/content/media/media-admin-endpoints';
import { desc, eq, ilike, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { defineList } from '#server/db/lists/define-list.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import {
  conventions,
  files,
  media,
  pageVersionMedia,
  pageVersions,
  pages,
  people,
  users,
} from '#server/db/schema/schema.ts';

const creator = alias(people, 'creator');

function rowsFrom(db: Executor) {
  return db
    .select({
      media,
      file: files,
      creatorFirstName: creator.firstName,
      creatorLastName: creator.lastName,
    })
    .from(media)
    .innerJoin(files, eq(files.id, media.fileId))
    .leftJoin(users, eq(users.id, media.createdBy))
    .leftJoin(creator, eq(creator.id, users.personId));
}

/** A file of the library with its stored file. */
export type MediaRow = Awaited<ReturnType<typeof findMediaRow>> & object;

export async function findMediaRow(db: Executor, id: string) {
  const [row] = await rowsFrom(db).where(eq(media.id, id));
  return row;
}

/** The library, newest first. */
export const mediaList = defineList(listMedia, {
  rows: rowsFrom,
  ids: (db) => db.select({ id: media.id }).from(media).innerJoin(files, eq(files.id, media.fileId)),
  where: {
    kind: (kind) => eq(media.kind, kind),
    search: (search) => {
      const pattern = likePattern(search);
      return or(ilike(media.altText, pattern), ilike(files.fileName, pattern));
    },
  },
  order: { by: [desc(media.createdAt)], unique: desc(media.id) },
});

/** Names of conventions whose banner is at one of these addresses. */
export async function listBanners(db: Executor, addresses: readonly string[]) {
  if (addresses.length === 0) return [];
  return db
    .select({ _id: conventions.id, name: conventions.name, address: conventions.bannerUrl })
    .from(conventions)
    .where(inArray(conventions.bannerUrl, [...addresses]))
    .orderBy(conventions.name);
}

export type BannerUse = Awaited<ReturnType<typeof listBanners>>[number];

/** Published versions and drafts that use these files. */
export async function listUses(db: Executor, mediaIds: readonly string[]) {
  if (mediaIds.length === 0) return [];
  return db
    .select({
      mediaId: pageVersionMedia.mediaId,
      designType: pages.designType,
      state: pageVersions.state,
    })
    .from(pageVersionMedia)
    .innerJoin(pageVersions, eq(pageVersions.id, pageVersionMedia.versionId))
    .innerJoin(pages, eq(pages.id, pageVersions.pageId))
    .where(inArray(pageVersionMedia.mediaId, [...mediaIds]))
    .orderBy(pages.title, pageVersions.state);
}

export type MediaUse = Awaited<ReturnType<typeof listUses>>[number];

/** Videos that have one of these pictures as their poster, by their descriptions. */
export async function listPosterUses(db: Executor, pictureIds: readonly string[]) {
  if (pictureIds.length === 0) return [];
  return db
    .select({ _id: media.id, name: media.altText, posterId: media.posterId })
    .from(media)
    .where(inArray(media.posterId, [...pictureIds]))
    .orderBy(media.altText, media.id);
}

export type PosterUse = Awaited<ReturnType<typeof listPosterUses>>[number];

/** The posters of these files of the library. */
export async function listPosters(db: Executor, rows: readonly { media: typeof media.$inferSelect }[]) {
  const ids = rows.flatMap(({ media }) => media.posterId ?? []);
  if (ids.length === 0) return [];
  return db
    .select({ media, file: files })
    .from(media)
    .innerJoin(files, eq(files.id, media.fileId))
    .where(inArray(media.id, ids));
}

export type PosterRow = Awaited<ReturnType<typeof listPosters>>[number];

/** Library files by the keys in their addresses. With `lock`, they cannot be deleted before the transaction ends. */
export async function findMediaByKeys(
  db: Executor,
  keys: readonly string[],
  { lock = false }: { lock?: boolean } = {},
) {
  if (keys.length === 0) return [];
  const query = db
    .select({ media, file: files })
    .from(media)
    .innerJoin(files, eq(files.id, media.fileId))
    .where(inArray(files.publicKey, [...keys]));
  return lock ? query.for('key share', { of: media }) : query;
}
