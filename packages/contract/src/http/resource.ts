import type { z } from 'zod';

import { defineDownload, type DownloadEndpoint } from './download-endpoint.ts';
import { type Access, defineEndpoint, type Endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-catalogue.ts';

type Shape = z.ZodType;
type Shared = 'method' | 'path' | 'tag' | 'access';

/** What an endpoint adds to its resource; `access` and `params` where they differ from the resource's. */
type Own<
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  D extends Shape,
  E extends ErrorCode,
  W extends Access,
> = Omit<Parameters<typeof defineEndpoint<P, Q, B, D, E, W>>[0], Shared> & { access?: W };

type OwnDownload<P extends Shape, Q extends Shape, E extends ErrorCode, W extends Access> = Omit<
  Parameters<typeof defineDownload<P, Q, E, W>>[0],
  Shared
> & { access?: W };

/** Declares an endpoint below the path of its resource. */
type Verb<GroupWho extends Access, GroupErrors extends ErrorCode, GroupParams extends Shape> = <
  Data extends Shape,
  Params extends Shape = GroupParams,
  Query extends Shape = z.ZodAny,
  Body extends Shape = z.ZodAny,
  const Errors extends ErrorCode = never,
  const Who extends Access = GroupWho,
>(
  path: string,
  own: Own<Params, Query, Body, Data, Errors, Who>,
) => Endpoint<Params, Query, Body, Data, Errors | GroupErrors, Who>;

type DownloadVerb<GroupWho extends Access, GroupErrors extends ErrorCode, GroupParams extends Shape> = <
  Params extends Shape = GroupParams,
  Query extends Shape = z.ZodAny,
  const Errors extends ErrorCode = never,
  const Who extends Access = GroupWho,
>(
  path: string,
  own: OwnDownload<Params, Query, Errors, Who>,
) => DownloadEndpoint<Params, Query, Errors | GroupErrors, Who>;

type Resource<W extends Access, E extends ErrorCode, P extends Shape> = Record<
  'get' | 'post' | 'put' | 'patch' | 'delete',
  Verb<W, E, P>
> & { download: DownloadVerb<W, E, P> };

/**
 * What the endpoints of a group share, said once: the beginning of their paths, the group of the documentation, who may
 * call them, and the path parameters and refusals that all of them have. An endpoint that stands alone is declared with
 * `defineEndpoint`.
 */
export function resource<
  const GroupWho extends Access,
  const GroupErrors extends ErrorCode = never,
  GroupParams extends Shape = z.ZodAny,
>(group: {
  path: string;
  tag: string;
  access: GroupWho;
  params?: GroupParams;
  errors?: readonly GroupErrors[];
}): Resource<GroupWho, GroupErrors, GroupParams> {
  const { path: base, errors = [], ...shared } = group;
  const whole = <One extends { errors?: readonly ErrorCode[] }>(path: string, own: One) => ({
    ...shared,
    ...own,
    path: base + path,
    errors: [...errors, ...(own.errors ?? [])],
  });
  const verb =
    (method: Endpoint['method']) => (path: string, own: Own<Shape, Shape, Shape, Shape, ErrorCode, Access>) =>
      defineEndpoint({ ...whole(path, own), method });
  const verbs = {
    get: verb('GET'),
    post: verb('POST'),
    put: verb('PUT'),
    patch: verb('PATCH'),
    delete: verb('DELETE'),
    download: (path: string, own: OwnDownload<Shape, Shape, ErrorCode, Access>) =>
      defineDownload(whole(path, own)),
  };
  // The verbs pass on what they get; which schema and refusals it was is known to the types of `Resource` alone.
  return verbs as unknown as Resource<GroupWho, GroupErrors, GroupParams>;
}
