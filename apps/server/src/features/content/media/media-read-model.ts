import { and, count, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MediaKind } from '@sangamam/contract/content/media/media-item';

import type { Executor } from '#server/db/executor.ts';
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

/** The filters of the library list. */
export interface MediaFilter {
  search?: string | undefined;
  kind?: MediaKind | undefined;
  page: number;
  pageSize: number;
}

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

export async function listMediaRows(
  db: Executor,
  { search, kind, page, pageSize }: MediaFilter,
): Promise<{ rows: MediaRow[]; total: number }> {
  const pattern = search ? likePattern(search) : undefined;
  const where = and(
    kind && eq(media.kind, kind),
    pattern === undefined ? undefined : or(ilike(media.altText, pattern), ilike(files.fileName, pattern)),
  );
  const rows = await rowsFrom(db)
    .where(where)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(media)
    .innerJoin(files, eq(files.id, media.fileId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

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
