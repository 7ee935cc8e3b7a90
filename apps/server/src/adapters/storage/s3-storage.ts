import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

import {
  isStorageKey,
  ownerMark,
  parseTrashPlace,
  requireStorageKey,
  StoredFileMissing,
  trashFolder,
  trashPlace,
  type FileStorage,
  type StoredObject,
  type TrashedObject,
} from './file-storage.ts';

/**
 * Milliseconds. A bucket that stays silent is given up soon: people wait for the answer. Only a body on its way up may
 * take longer; what comes down may not pause.
 */
const limits = { connectionTimeout: 2_000, requestTimeout: 3_000, socketTimeout: 8_000 };
const uploadTimeout = 30_000;

/**
 * Keeps files in a bucket: `s3://bucket/prefix`, with `?region=` and, for another provider than Amazon, `?endpoint=`.
 * Who we are there, the usual variables or the machine's role say (`AWS_ACCESS_KEY_ID`, …).
 */
export function createS3Storage(storageUrl: string): FileStorage {
  const { hostname: Bucket, pathname, searchParams } = new URL(storageUrl);
  const folder = pathname.replaceAll(/^\/+|\/+$/gu, '');
  const prefix = folder === '' ? '' : `${folder}/`;
  const endpoint = searchParams.get('endpoint');
  const client = new S3Client({
    region: searchParams.get('region') ?? process.env['AWS_REGION'] ?? 'us-east-1',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: { ...limits, throwOnRequestTimeout: true },
  });
  const placeOf = (key: string) => {
    requireStorageKey(key);
    return { Bucket, Key: `${prefix}${key}` };
  };
  async function read(Key: string, Range?: string): Promise<Readable> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
      if (Body instanceof Readable) return Body;
    } catch (cause) {
      if (!(cause instanceof NoSuchKey)) throw cause;
      throw new StoredFileMissing('The file is gone', { cause });
    }
    throw new TypeError('The storage sent no stream');
  }

  async function readOwner(): Promise<string | undefined> {
    try {
      return (await text(await read(`${prefix}${ownerMark}`))).trim();
    } catch (error) {
      if (error instanceof StoredFileMissing) return undefined;
      throw error;
    }
  }

  async function move(from: string, to: string): Promise<void> {
    const CopySource = encodeURI(`${Bucket}/${prefix}${from}`);
    try {
      await client.send(new CopyObjectCommand({ Bucket, Key: `${prefix}${to}`, CopySource }));
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return;
      throw error;
    }
    await client.send(new DeleteObjectCommand({ Bucket, Key: `${prefix}${from}` }));
  }

  async function* listBelow(Prefix: string): AsyncGenerator<{ place: string; modifiedAt: Date }> {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        if (LastModified) yield { place: Key.slice(prefix.length), modifiedAt: LastModified };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...placeOf(key), Body: bytes }), {
        requestTimeout: uploadTimeout,
      });
    },

    async read(key, range) {
      return read(placeOf(key).Key, range && `bytes=${range.start}-${range.end}`);
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(placeOf(key)));
    },

    async *list(): AsyncGenerator<StoredObject> {
      for await (const { place, modifiedAt } of listBelow(prefix)) {
        if (isStorageKey(place)) yield { key: place, modifiedAt };
      }
    },

    owner: readOwner,

    async claim(owner) {
      const mark = { Bucket, Key: `${prefix}${ownerMark}`, Body: `${owner}\n` };
      try {
        await client.send(new PutObjectCommand({ ...mark, IfNoneMatch: '*' }));
      } catch (error) {
        // 412: another one was first. 501: this provider knows no conditions.
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
        if (status !== 412 && status !== 501) throw error;
        if (status === 501 && (await readOwner()) === undefined)
          await client.send(new PutObjectCommand(mark));
      }
      return (await readOwner()) ?? '';
    },

    async moveToTrash(key, day) {
      await move(key, trashPlace({ key, day }));
    },

    async *listTrash(): AsyncGenerator<TrashedObject> {
      for await (const { place } of listBelow(`${prefix}${trashFolder}/`)) {
        const trashed = parseTrashPlace(place);
        if (trashed) yield trashed;
      }
    },

    async restoreFromTrash(trashed) {
      await move(trashPlace(trashed), trashed.key);
    },

    async removeFromTrash(trashed) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: `${prefix}${trashPlace(trashed)}` }));
    },
  };
}
