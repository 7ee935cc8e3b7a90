import { randomUUID } from 'node:crypto';

import type { Context } from '#server/db/context.ts';

import { findSecret, knownStorageKeys, offerSecret } from '../file-repository.ts';

const purpose = 'installation';

/** How many files of an unmarked storage are compared with the database. */
const sampleSize = 200;

/**
 * The id of this installation, which its database and its backups contain. It is not a secret; it is stored beside the
 * signing keys because it is created the same way, on first use.
 */
export async function installationId(ctx: Context): Promise<string> {
  const known = await findSecret(ctx.db, purpose);
  if (known !== undefined) return known;
  await offerSecret(ctx.db, purpose, randomUUID());
  return (await findSecret(ctx.db, purpose)) ?? '';
}

/**
 * True when the storage belongs to this database. An unmarked storage is marked if it is empty or has files that the
 * database knows: keys are random, so one known key proves that they belong together.
 */
export async function ownsStorage(ctx: Context): Promise<boolean> {
  const id = await installationId(ctx);
  const owner = await ctx.storage.owner();
  if (owner !== undefined) return owner === id;
  const sample: string[] = [];
  for await (const { key } of ctx.storage.list()) {
    sample.push(key);
    if (sample.length === sampleSize) break;
  }
  const known = await knownStorageKeys(ctx.db, sample);
  if (sample.length > 0 && known.size === 0) return false;
  return (await ctx.storage.claim(id)) === id;
}

/** Whose mark the storage carries, without changing anything: for commands that only look, or must not touch another site. */
export async function readStorageMark(ctx: Context): Promise<'OURS' | 'FOREIGN' | 'NONE'> {
  const [owner, id] = await Promise.all([ctx.storage.owner(), findSecret(ctx.db, purpose)]);
  if (owner === undefined) return 'NONE';
  return owner === id ? 'OURS' : 'FOREIGN';
}
