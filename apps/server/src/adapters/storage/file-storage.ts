import type { Readable } from 'node:stream';

/** A part of a file: both ends are counted from 0 and belong to it. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file as the storage lists it. */
export interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/** Where the bytes of files are kept. Keys are ours (`isStorageKey`); nothing that a person types reaches it. */
export interface FileStorage {
  /** Resolves when the bytes are safe. A key is written once. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws StoredFileMissing */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** No error when it is gone already. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<StoredObject>;
}

/** The storage has no file under the key. */
export class StoredFileMissing extends Error {
  override readonly name = 'StoredFileMissing';
}

/** Two characters, which spread the files over folders, and an id. */
export function isStorageKey(key: string): boolean {
  return /^[0-9a-z]{2}\/[0-9a-z-]{8,60}$/u.test(key);
}

/** @throws TypeError for what is no key of ours, before it can reach a file system */
export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError('Not a storage key');
}
