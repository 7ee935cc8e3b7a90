import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

import { Busboy, type BusboyFileStream } from '@fastify/busboy';

import { AppError } from '#server/http/errors/app-error.ts';
import { isStorable } from '#server/http/json/json-body.ts';

/** A file as it came, still to be looked at: name and kind are the sender's claims. */
export interface UploadedFile {
  /** Of the form's field. */
  field: string;
  fileName: string;
  bytes: Buffer;
}

/** A multipart form, read to its end. A class, so that no JSON can pass for one. */
export class UploadForm {
  readonly fields: Record<string, string>;
  readonly files: readonly UploadedFile[];

  constructor(fields: ReadonlyMap<string, string>, files: readonly UploadedFile[]) {
    this.fields = Object.fromEntries(fields);
    this.files = files;
  }
}

/** How many files a form may bring, and how large each may be. */
export interface FormLimits {
  maxFiles: number;
  maxBytes: number;
}

/** What the fields of a form may take beside its files, in bytes. */
export const formFieldBytes = 64 * 1024;

/**
 * Reads a multipart form while counting: what is too much is refused as soon as it is.
 *
 * @throws AppError PAYLOAD_TOO_LARGE, RQST_PARAMS_INVALID for what is no form
 */
export async function readForm(
  headers: IncomingHttpHeaders,
  payload: Readable,
  { maxFiles, maxBytes }: FormLimits,
): Promise<UploadForm> {
  const fields = new Map<string, string>();
  const files: Promise<UploadedFile>[] = [];
  const room = Math.min(maxBytes, Number(headers['content-length'] ?? maxBytes));
  const reader = openReader(headers, {
    files: maxFiles,
    fileSize: maxBytes,
    fields: 20,
    fieldSize: formFieldBytes,
    parts: maxFiles + 20,
    headerPairs: 20,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      const tooLarge = () => reject(new AppError('PAYLOAD_TOO_LARGE'));
      reader.on('field', (name, value, _nameTruncated, valueTruncated) => {
        if (valueTruncated) tooLarge();
        else if (fields.has(name)) reject(malformed('A field occurs twice.'));
        else if (!isStorable(`${name}${value}`)) reject(malformed('The form holds what is not text.'));
        else fields.set(name, value);
      });
      reader.on('file', (field, stream, fileName) => {
        stream.on('limit', tooLarge);
        const file = collect(stream, room).then((bytes) => ({ field, fileName: storable(fileName), bytes }));
        file.catch(reject);
        files.push(file);
      });
      reader.on('filesLimit', tooLarge).on('fieldsLimit', tooLarge).on('partsLimit', tooLarge);
      reader.on('error', () => reject(malformed('The form cannot be read.')));
      reader.on('finish', resolve);
      payload.on('error', reject);
      payload.on('close', () => {
        if (!payload.readableEnded) reject(malformed('The form breaks off.'));
      });
      payload.pipe(reader);
    });
    return new UploadForm(fields, await Promise.all(files));
  } finally {
    // What is left of a refused form is read and forgotten, so that the refusal can be heard.
    payload.unpipe(reader);
    payload.resume();
  }
}

/** A name that somebody gave, where there is a usable one. */
function storable(name: string | undefined): string {
  return name !== undefined && isStorable(name) ? name : '';
}

type Limits = NonNullable<ConstructorParameters<typeof Busboy>[0]['limits']>;

function openReader(headers: IncomingHttpHeaders, limits: Limits) {
  try {
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits });
  } catch {
    throw malformed('The form has no boundary.');
  }
}

/**
 * The bytes of a file, at most `room` of them. They are copied piece by piece as they come: joining many megabytes at the
 * end would hold the event loop. Memory that is reserved and not written to costs nothing.
 */
async function collect(stream: BusboyFileStream, room: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(room);
  let length = 0;
  for await (const chunk of stream) length += (chunk as Buffer).copy(bytes, length);
  return bytes.subarray(0, length);
}

function malformed(message: string): AppError {
  return new AppError('RQST_PARAMS_INVALID', { message });
}
