import type { Readable } from 'node:stream';

import type { MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

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
  request: FastifyRequest,
  { maxFiles, maxBytes }: FormLimits,
): Promise<UploadForm> {
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  const room = Math.min(maxBytes, Number(request.headers['content-length'] ?? maxBytes));
  const limits = {
    files: maxFiles,
    fileSize: maxBytes,
    fields: 20,
    fieldSize: formFieldBytes,
    parts: maxFiles + 20,
    headerPairs: 20,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') addField(fields, part);
      else {
        const bytes = await collect(part.file, room);
        if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE');
        files.push({ field: part.fieldname, fileName: storable(part.filename), bytes });
      }
    }
    return new UploadForm(fields, files);
  } catch (error) {
    throw asRefusal(error);
  } finally {
    // What is left of a refused form is read and forgotten, so that the refusal can be heard.
    request.raw.resume();
  }
}

function addField(
  fields: Map<string, string>,
  { fieldname: name, value, valueTruncated }: MultipartValue,
): void {
  if (valueTruncated) throw new AppError('PAYLOAD_TOO_LARGE');
  if (fields.has(name)) throw malformed('A field occurs twice.');
  if (typeof value !== 'string' || !isStorable(`${name}${value}`)) {
    throw malformed('The form holds what is not text.');
  }
  fields.set(name, value);
}

function asRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const status = (error as { statusCode?: number }).statusCode;
  return status === 413 ? new AppError('PAYLOAD_TOO_LARGE') : malformed('The form cannot be read.');
}

/** A name that somebody gave, where there is a usable one. */
function storable(name: string | undefined): string {
  return name !== undefined && isStorable(name) ? name : '';
}

/**
 * The bytes of a file, at most `room` of them. They are copied piece by piece as they come: joining many megabytes at the
 * end would hold the event loop. Memory that is reserved and not written to costs nothing.
 */
async function collect(stream: Readable, room: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(room);
  let length = 0;
  for await (const chunk of stream) length += (chunk as Buffer).copy(bytes, length);
  return bytes.subarray(0, length);
}

function malformed(message: string): AppError {
  return new AppError('RQST_PARAMS_INVALID', { message });
}
