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

/** A file that was moved to the trash. */
export interface TrashedObject {
  key: string;
  /** The day it was moved, `YYYY-MM-DD`. */
  day: string;
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
  /** The installation that the storage is marked with; undefined while it has no mark. */
  owner(): Promise<string | undefined>;
  /** Marks the storage unless it is marked already, and answers whose it is now. */
  claim(owner: string): Promise<string>;
  /** Moves a file to the trash of `day` (`YYYY-MM-DD`), where it can be restored from. No error when it is gone already. */
  moveToTrash(key: string, day: string): Promise<void>;
  listTrash(): AsyncIterable<TrashedObject>;
  restoreFromTrash(trashed: TrashedObject): Promise<void>;
  /** Removes a file from the trash for good. */
  removeFromTrash(trashed: TrashedObject): Promise<void>;
}

/** Name of the file that says which installation the storage belongs to. */
export const ownerMark = '.sangamam-owner';

/** Folder of what was moved away, by day. */
export const trashFolder = '.trash';

/** Place of a trashed file below the storage's root. @throws TypeError for what is no key or no day */
export function trashPlace({ key, day }: TrashedObject): string {
  requireStorageKey(key);
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) throw new TypeError('Not a day');
  return `${trashFolder}/${day}/${key}`;
}

/** The trashed file at a place below the storage's root; undefined for anything else. */
export function parseTrashPlace(place: string): TrashedObject | undefined {
  const [, day, key] = /^\.trash\/(\d{4}-\d{2}-\d{2})\/(.+)$/u.exec(place) ?? [];
  return day !== undefined && key !== undefined && isStorageKey(key) ? { day, key } : undefined;
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
