import type { Readable } from 'node:stream';

import type { MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { AppError } from '#server/http/errors/app-error.ts';
import { isStorable } from '#server/http/json/json-body.ts';

/** An unchecked file: its name and type are only the sender's claims. */
export interface UploadedFile {
  /** Name of the form field. */
  field: string;
  fileName: string;
  bytes: Buffer;
}

/** A fully read multipart form. A class, so that no JSON can pass for one. */
export class UploadForm {
  readonly fields: Record<string, string>;
  readonly files: readonly UploadedFile[];

  constructor(fields: ReadonlyMap<string, string>, files: readonly UploadedFile[]) {
    this.fields = Object.fromEntries(fields);
    this.files = files;
  }
}

/** Limits on the number of files in a form and the size of each. */
export interface FormLimits {
  maxFiles: number;
  maxBytes: number;
  /** The sentence about a file that is too large; the catalogue's where absent. */
  tooLarge?: string;
}

/** Size limit of a form's fields without its files, in bytes. */
export const formFieldBytes = 64 * 1024;

/**
 * Reads a multipart form and refuses it as soon as a limit is exceeded.
 *
 * @throws AppError PAYLOAD_TOO_LARGE, RQST_PARAMS_INVALID for what is no form
 */
export async function readForm(
  request: FastifyRequest,
  { maxFiles, maxBytes, tooLarge }: FormLimits,
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
        if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE', { message: tooLarge });
        files.push({ field: part.fieldname, fileName: storable(part.filename), bytes });
      }
    }
    return new UploadForm(fields, files);
  } catch (error) {
    throw asRefusal(error);
  } finally {
    // The rest of a refused form is read and discarded, so that the client receives the refusal.
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

/** The client's file name, if it is usable. */
function storable(name: string | undefined): string {
  return name !== undefined && isStorable(name) ? name : '';
}

/**
 * Collects the bytes of a file, at most `room`. Chunks are copied as they arrive, because joining many megabytes at the
 * end would block the event loop. Memory that is reserved but not written to costs nothing.
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
