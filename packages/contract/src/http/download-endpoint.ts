import { z } from 'zod';

import type { Access, Endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-catalogue.ts';

/**
 * An endpoint that answers a file: streamed, with a content disposition; a stored file also supports `Range`. Refusals
 * are JSON envelopes. A path that does not fit its schemas is NOT_FOUND.
 */
export interface DownloadEndpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Errors extends ErrorCode = ErrorCode,
  Who extends Access = Access,
> extends Endpoint<Params, Query, z.ZodAny, z.ZodAny, Errors, Who> {
  kind: 'download';
  method: 'GET';
  /** `private`: never cached. `immutable`: the address identifies the content, so everybody may cache it. */
  caching: 'private' | 'immutable';
  /** The JSON content of a file generated for the caller. Absent for stored files. */
  content?: z.ZodType;
}

/** Declares a download. */
export function defineDownload<
  Params extends z.ZodType = z.ZodAny,
  Query extends z.ZodType = z.ZodAny,
  const Errors extends ErrorCode = never,
  const Who extends Access = Access,
>(
  endpoint: Pick<
    DownloadEndpoint,
    'path' | 'summary' | 'tag' | 'caching' | 'content' | 'limit' | 'freshProof'
  > & {
    access: Who;
    params?: Params;
    query?: Query;
    errors?: readonly Errors[];
  },
): DownloadEndpoint<Params, Query, Errors, Who> {
  const absent = z.any();
  return {
    params: absent as z.ZodType as Params,
    query: absent as z.ZodType as Query,
    errors: [],
    ...endpoint,
    kind: 'download',
    method: 'GET',
    body: absent,
    data: absent,
  };
}
