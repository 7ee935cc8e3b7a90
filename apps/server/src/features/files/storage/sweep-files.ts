import * as phrases from '#phrases/notices/notices.ts';
import type { Context } from '#server/db/context.ts';

import { clearNotice, raiseNotice } from '../../notices/site-notices.ts';
import { deleteFiles } from '../delete-files.ts';
import { knownStorageKeys, listFilesAfter, listOverdueFiles } from '../file-repository.ts';
import { ownsStorage } from './storage-owner.ts';

/** The result of a sweep. */
export interface SweptFiles {
  /** Files without a row that were moved to the trash. */
  trashed: number;
  /** Files deleted because their time in the trash was over. */
  removed: number;
  /** Files restored from the trash because a row refers to them again. */
  restored: number;
  /** Ids of rows whose file is missing in the storage and in the trash. */
  missing: string[];
  /** Why nothing was moved: a sentence for staff. */
  stopped?: string;
}

/** Younger files may belong to an open transaction. */
const settledAfterMs = 60 * 60_000;

/** Long enough to notice that a database was restored from too old a backup. */
const trashDays = 28;

/**
 * More unknown files than this number and this share of all files are not leftovers: the cause must be something else.
 */
const ceiling = { files: 25, share: 0.1 };

const atATime = 500;
const dayMs = 24 * 60 * 60_000;

/**
 * Reconciles files and rows. A file without a row goes to the trash for four weeks; a missing file comes back from
 * there. Nothing is moved in a storage that belongs to another database, nor when suspiciously many files are unknown,
 * unless `aboveCeiling` confirms it.
 */
export async function sweepFiles(
  ctx: Context,
  { aboveCeiling = false }: { aboveCeiling?: boolean } = {},
): Promise<SweptFiles> {
  if (!(await ownsStorage(ctx))) {
    const stopped = phrases.storageIsForeign;
    await raiseNotice(ctx, 'storage.foreign', stopped);
    return { trashed: 0, removed: 0, restored: 0, missing: [], stopped };
  }
  await clearNotice(ctx, 'storage.foreign');
  const settled = new Date(ctx.now().getTime() - settledAfterMs);
  await deleteFiles(ctx, await listOverdueFiles(ctx.db, settled));
  const { seen, unknown } = await compareWithRows(ctx, settled);
  const { restored, missing } = await restoreWanted(ctx, await rowsWithout(ctx, seen, settled));
  await reportMissing(ctx, missing.length);
  if (!aboveCeiling && unknown.length > Math.max(ceiling.files, seen.size * ceiling.share)) {
    const stopped = phrases.sweepStopped({ unknown: unknown.length, stored: seen.size });
    await raiseNotice(ctx, 'storage.sweep-stopped', stopped);
    return { trashed: 0, removed: 0, restored, missing, stopped };
  }
  await clearNotice(ctx, 'storage.sweep-stopped');
  const today = ctx.now().toISOString().slice(0, 10);
  for (const key of unknown) await ctx.storage.moveToTrash(key, today);
  return { trashed: unknown.length, removed: await emptyOldTrash(ctx), restored, missing };
}

/** Every stored key, and the settled ones without a row. */
async function compareWithRows(
  ctx: Context,
  settled: Date,
): Promise<{ seen: Set<string>; unknown: string[] }> {
  const seen = new Set<string>();
  const unknown: string[] = [];
  let batch: string[] = [];
  const compare = async () => {
    const known = await knownStorageKeys(ctx.db, batch);
    unknown.push(...batch.filter((key) => !known.has(key)));
    batch = [];
  };
  for await (const { key, modifiedAt } of ctx.storage.list()) {
    seen.add(key);
    if (modifiedAt < settled) batch.push(key);
    if (batch.length === atATime) await compare();
  }
  await compare();
  return { seen, unknown };
}

/** Settled rows whose key the storage did not list. */
async function rowsWithout(
  ctx: Context,
  seen: ReadonlySet<string>,
  olderThan: Date,
): Promise<{ id: string; storageKey: string }[]> {
  const missing: { id: string; storageKey: string }[] = [];
  let after: string | undefined;
  for (;;) {
    const rows = await listFilesAfter(ctx.db, { after, olderThan, limit: atATime });
    missing.push(...rows.filter(({ storageKey }) => !seen.has(storageKey)));
    after = rows.at(-1)?.id;
    if (rows.length < atATime) return missing;
  }
}

/**
 * Restores files that rows refer to: a database restored to an older state and then to a newer one finds all its files.
 */
async function restoreWanted(
  ctx: Context,
  wanted: readonly { id: string; storageKey: string }[],
): Promise<{ restored: number; missing: string[] }> {
  const ids = new Map(wanted.map(({ id, storageKey }) => [storageKey, id]));
  if (ids.size === 0) return { restored: 0, missing: [] };
  for await (const trashed of ctx.storage.listTrash()) {
    if (ids.delete(trashed.key)) await ctx.storage.restoreFromTrash(trashed);
  }
  return { restored: wanted.length - ids.size, missing: [...ids.values()] };
}

async function reportMissing(ctx: Context, count: number): Promise<void> {
  if (count === 0) return clearNotice(ctx, 'storage.missing');
  return raiseNotice(ctx, 'storage.missing', phrases.filesMissing({ count }));
}

async function emptyOldTrash(ctx: Context): Promise<number> {
  const oldest = new Date(ctx.now().getTime() - trashDays * dayMs).toISOString().slice(0, 10);
  let removed = 0;
  for await (const trashed of ctx.storage.listTrash()) {
    if (trashed.day >= oldest) continue;
    await ctx.storage.removeFromTrash(trashed);
    removed += 1;
  }
  return removed;
}
