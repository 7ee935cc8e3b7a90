import type { Context } from '#server/db/context.ts';

import { deleteFiles } from './delete-files.ts';
import { knownStorageKeys, listFilesAfter, listOverdueFiles } from './file-repository.ts';

/** What a sweep found. */
export interface SweptFiles {
  /** Files without a row that were removed. */
  removed: number;
  /** Rows whose file is not there: something outside of us took it. */
  missing: string[];
}

/** Younger files may belong to a transaction that has not ended. */
const settledAfterMs = 60 * 60_000;

const atATime = 500;

/** Makes files and rows agree again: removes files that no row knows, and tells which rows have lost theirs. */
export async function sweepFiles(ctx: Context): Promise<SweptFiles> {
  const settled = new Date(ctx.now().getTime() - settledAfterMs);
  await deleteFiles(ctx, await listOverdueFiles(ctx.db, settled));
  const seen = new Set<string>();
  let removed = 0;
  let strangers: string[] = [];
  for await (const { key, modifiedAt } of ctx.storage.list()) {
    seen.add(key);
    if (modifiedAt < settled) strangers.push(key);
    if (strangers.length < atATime) continue;
    removed += await removeUnknown(ctx, strangers);
    strangers = [];
  }
  removed += await removeUnknown(ctx, strangers);
  return { removed, missing: await rowsWithout(ctx, seen, settled) };
}

async function removeUnknown(ctx: Context, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const known = await knownStorageKeys(ctx.db, keys);
  const unknown = keys.filter((key) => !known.has(key));
  for (const key of unknown) await ctx.storage.remove(key);
  return unknown.length;
}

/** Ids of rows, old enough, whose key the storage did not list. */
async function rowsWithout(ctx: Context, seen: ReadonlySet<string>, olderThan: Date): Promise<string[]> {
  const missing: string[] = [];
  let after: string | undefined;
  for (;;) {
    const rows = await listFilesAfter(ctx.db, { after, olderThan, limit: atATime });
    missing.push(...rows.filter(({ storageKey }) => !seen.has(storageKey)).map(({ id }) => id));
    after = rows.at(-1)?.id;
    if (rows.length < atATime) return missing;
  }
}
