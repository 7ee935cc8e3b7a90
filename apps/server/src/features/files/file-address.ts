import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { addressFileName } from './file-name.ts';
import { findFile, findPublicFile, type FileRow } from './file-repository.ts';
import { signerFor } from './signature.ts';

/** Lifetime of a signed address (DECISIONS §1). */
const openForSeconds = 5 * 60;

/** A file with a signed address, which opens it for anyone for five minutes. */
export interface SignedFile {
  url: string;
  fileName: string;
}

/** Signs the addresses of private files. The caller has checked that the reader may have them. */
export async function signFiles(ctx: Context, files: readonly FileRow[]): Promise<SignedFile[]> {
  if (files.length === 0) return [];
  const signer = await signerFor(ctx, 'file-address');
  const expires = Math.floor(ctx.now().getTime() / 1000) + openForSeconds;
  return files.map(({ id, fileName }) => ({
    url: `/v1/files/${id}?expires=${expires}&signature=${signer.sign(`${id}.${expires}`)}`,
    fileName,
  }));
}

/**
 * The file of a signed address.
 *
 * @throws NOT_FOUND when the signature is not ours, the time is over or the file is gone: all three look alike
 */
export async function openSignedFile(
  ctx: Context,
  { id, expires, signature }: { id: string; expires: number; signature: string },
): Promise<FileRow> {
  const signer = await signerFor(ctx, 'file-address');
  const isOpen = signer.isSigned(`${id}.${expires}`, signature) && expires * 1000 > ctx.now().getTime();
  const file = isOpen ? await findFile(ctx.db, id) : undefined;
  if (!file) throw new AppError('NOT_FOUND');
  return file;
}

/** A private file by its id, for callers who have checked that the reader may have it. */
export function findPrivateFile(ctx: Context, id: string): Promise<FileRow | undefined> {
  return findFile(ctx.db, id);
}

/** The permanent address of a public file; its content never changes. */
export function publicAddress({ publicKey, fileName }: Pick<FileRow, 'publicKey' | 'fileName'>): string {
  if (publicKey === null) throw new TypeError('This file has no public address');
  return `/media/${publicKey}/${publicFileName(fileName)}`;
}

/** The key in a permanent address of the site; undefined for other addresses. */
export function publicKeyIn(address: string): string | undefined {
  return /^\/media\/([\w-]{22})\/[a-z0-9.-]+$/u.exec(address)?.[1];
}

/**
 * The file of a permanent address.
 *
 * @throws NOT_FOUND
 */
export async function openPublicFile(
  ctx: Context,
  { publicKey, name }: { publicKey: string; name: string },
): Promise<FileRow> {
  const file = await findPublicFile(ctx.db, publicKey);
  if (!file || publicFileName(file.fileName) !== name) throw new AppError('NOT_FOUND');
  return file;
}

function publicFileName(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return addressFileName(fileName.slice(0, dot), fileName.slice(dot + 1));
}
