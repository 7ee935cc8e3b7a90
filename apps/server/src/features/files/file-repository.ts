import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { enqueueEach } from '#server/db/queue/enqueue.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { files, signingKeys } from '#server/db/schema/schema.ts';

export type FileRow = typeof files.$inferSelect;

export async function insertFile(db: Executor, file: typeof files.$inferInsert): Promise<FileRow> {
  const [row] = await db.insert(files).values(file).returning();
  if (!row) throw new Error('The file was not written down');
  return row;
}

/** A file that is not marked for deletion. */
export async function findFile(db: Executor, id: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.deletedAt)));
  return row;
}

/** A file with a permanent address. */
export async function findPublicFile(db: Executor, publicKey: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.publicKey, publicKey), isNull(files.deletedAt)));
  return row;
}

const profilePicturesOf = prepareStatement('profile_pictures_of', (db, of: Record<'ownerId', Placeholder>) =>
  db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, of.ownerId), eq(files.kind, 'PROFILE_PICTURE'), isNull(files.deletedAt)))
    .orderBy(desc(files.id)),
);

/** The profile pictures of an account, the newest first. */
export async function listProfilePicturesOf(db: Executor, ownerId: string): Promise<FileRow[]> {
  return profilePicturesOf(db, { ownerId });
}

/** The files of a message, in the order of upload. */
export async function listFilesOfMessage(db: Executor, messageId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.contactMessageId, messageId), isNull(files.deletedAt)))
    .orderBy(asc(files.id));
}

/** The files of an order, the oldest first. */
export async function listFilesOfOrder(db: Executor, orderId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.orderId, orderId), isNull(files.deletedAt)))
    .orderBy(asc(files.id));
}

/**
 * Marks files for deletion, detaches them from their owners and queues the job, which workers see when the transaction
 * commits.
 */
export async function markFilesDeleted(db: Executor, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(files)
    .set({ deletedAt: at, ownerId: null, orderId: null, contactMessageId: null })
    .where(and(inArray(files.id, [...ids]), isNull(files.deletedAt)));
  const payloads = ids.map((fileId) => ({ fileId }));
  await enqueueEach(db, 'remove-file', payloads);
}

/** A file that is marked for deletion. */
export async function findDeletedFile(db: Executor, id: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNotNull(files.deletedAt)));
  return row;
}

export async function deleteFileRow(db: Executor, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id));
}

/** Ids of files that should have been deleted since before `time`. */
export async function listOverdueFiles(db: Executor, time: Date): Promise<string[]> {
  const rows = await db.select({ id: files.id }).from(files).where(lt(files.deletedAt, time)).limit(1_000);
  return rows.map(({ id }) => id);
}

/** The subset of the keys that have a row. */
export async function knownStorageKeys(db: Executor, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

/** The next rows after an id, for iterating over all of them. */
export async function listFilesAfter(
  db: Executor,
  { after, olderThan, limit }: { after: string | undefined; olderThan: Date; limit: number },
): Promise<{ id: string; storageKey: string }[]> {
  return db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(
      and(
        isNull(files.deletedAt),
        lt(files.createdAt, olderThan),
        after === undefined ? undefined : gt(files.id, after),
      ),
    )
    .orderBy(asc(files.id))
    .limit(limit);
}

/** Gives the files of an account to another one. */
export async function moveFiles(db: Executor, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .update(files)
    .set({ ownerId: to })
    .where(and(eq(files.ownerId, from), isNull(files.deletedAt)));
}

export async function findSecret(db: Executor, purpose: string): Promise<string | undefined> {
  const [row] = await db
    .select({ secret: signingKeys.secret })
    .from(signingKeys)
    .where(eq(signingKeys.purpose, purpose));
  return row?.secret;
}

/** Stores the first secret; later ones are ignored. */
export async function offerSecret(db: Executor, purpose: string, secret: string): Promise<void> {
  await db.insert(signingKeys).values({ purpose, secret }).onConflictDoNothing();
}
