import { Readable } from 'node:stream';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

import {
  isStorageKey,
  requireStorageKey,
  StoredFileMissing,
  type FileStorage,
  type StoredObject,
} from './file-storage.ts';

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
  });
  const placeOf = (key: string) => {
    requireStorageKey(key);
    return { Bucket, Key: `${prefix}${key}` };
  };
  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...placeOf(key), Body: bytes }));
    },

    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...placeOf(key), Range }));
        if (Body instanceof Readable) return Body;
      } catch (cause) {
        if (!(cause instanceof NoSuchKey)) throw cause;
        throw new StoredFileMissing('The file is gone', { cause });
      }
      throw new TypeError('The storage sent no stream');
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(placeOf(key)));
    },

    async *list(): AsyncGenerator<StoredObject> {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
        );
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (LastModified && isStorageKey(key)) yield { key, modifiedAt: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
  };
}
