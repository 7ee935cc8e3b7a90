import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

import {
  isStorageKey,
  ownerMark,
  requireStorageKey,
  StoredFileMissing,
  trashFolder,
  trashPlace,
  type ByteRange,
  type FileStorage,
  type StoredObject,
  type TrashedObject,
} from './file-storage.ts';

/** A file grows here until it is whole. It has the shape of a key that no file ever gets: what is left is swept away. */
const unfinishedFolder = 'tm';

/** Keeps files in a folder of this machine, which is made when the first one comes. Nobody else may look into it. */
export function createFolderStorage(root: string): FileStorage {
  const placeOf = (key: string) => {
    requireStorageKey(key);
    return path.join(root, key);
  };
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await writeWhole(root, bytes, (unfinished) => rename(unfinished, place));
      await flushFolder(path.dirname(place));
    },

    async read(key, range) {
      return openStream(placeOf(key), range);
    },

    async remove(key) {
      await rm(placeOf(key), { force: true });
    },

    list: () => listFiles(root),

    owner: () => readOwner(root),

    async claim(owner) {
      try {
        // A link, unlike a move, never takes the place of a mark that is there.
        await writeWhole(root, Buffer.from(`${owner}\n`), (unfinished) =>
          link(unfinished, path.join(root, ownerMark)),
        );
        await flushFolder(root);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      return (await readOwner(root)) ?? '';
    },

    async moveToTrash(key, day) {
      await move(placeOf(key), path.join(root, trashPlace({ key, day })));
    },

    listTrash: () => listTrashed(root),

    async restoreFromTrash(trashed) {
      await move(path.join(root, trashPlace(trashed)), placeOf(trashed.key));
    },

    async removeFromTrash(trashed) {
      await rm(path.join(root, trashPlace(trashed)), { force: true });
    },
  };
}

async function readOwner(root: string): Promise<string | undefined> {
  try {
    return (await readFile(path.join(root, ownerMark), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Renames a file; nothing where it is gone already. */
async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function* listTrashed(root: string): AsyncGenerator<TrashedObject> {
  for await (const day of entriesOf(path.join(root, trashFolder))) {
    for await (const { key } of listFiles(path.join(root, trashFolder, day))) yield { key, day };
  }
}

/** Writes to a file of its own, which `place` then gives its name: nobody reads one that is not whole. */
async function writeWhole(
  root: string,
  bytes: Uint8Array,
  place: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = path.join(root, unfinishedFolder, randomUUID());
  await mkdir(path.dirname(unfinished), { recursive: true, mode: 0o700 });
  try {
    await writeSafely(unfinished, bytes);
    await place(unfinished);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeSafely(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** A new name survives a power cut only when its folder is flushed too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openStream(file: string, range: ByteRange | undefined): Promise<Readable> {
  const stream = createReadStream(file, range);
  await new Promise<void>((resolve, reject) => {
    stream.once('open', () => resolve());
    stream.once('error', (cause: NodeJS.ErrnoException) =>
      reject(cause.code === 'ENOENT' ? new StoredFileMissing('The file is gone', { cause }) : cause),
    );
  });
  return stream;
}

async function* listFiles(root: string): AsyncGenerator<StoredObject> {
  for await (const folder of entriesOf(root)) {
    for await (const name of entriesOf(path.join(root, folder))) {
      const key = `${folder}/${name}`;
      if (!isStorageKey(key)) continue;
      const facts = await stat(path.join(root, key)).catch(() => undefined);
      if (facts?.isFile()) yield { key, modifiedAt: facts.mtime };
    }
  }
}

/** Names in a folder; none where it does not exist. */
async function* entriesOf(folder: string): AsyncGenerator<string> {
  const directory = await opendir(folder).catch(() => undefined);
  if (directory === undefined) return;
  for await (const entry of directory) yield entry.name;
}
