import { z } from 'zod';

import type { ErrorCode } from './error-catalogue.ts';
import type { Ability } from '../staff/abilities.ts';

/**
 * Who may call an endpoint at all. `anonymous`: everybody. `signed-in`: any live session. `registrant`: a session of a
 * registrant; whose record it is, the use case decides. `{ ability }`: staff who have it by one of their roles.
 */
export type Access = 'anonymous' | 'signed-in' | 'registrant' | { readonly ability: Ability };

type Shape = z.ZodType;

/** An endpoint as a value: the server binds it, the web calls it, the tests imitate it and OpenAPI prints it. */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Data extends Shape = Shape,
  Errors extends ErrorCode = ErrorCode,
  Who extends Access = Access,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` placeholders, exactly as the specification writes it. */
  path: string;
  summary: string;
  /** The noun it belongs to; groups the documentation. */
  tag: string;
  access: Who;
  params: Params;
  query: Query;
  body: Body;
  /** The `data` of the success envelope. Answers are trimmed to it: what it does not list never leaves the server. */
  data: Data;
  /** Refusals beside the ones that any endpoint can give. */
  errors: readonly Errors[];
  /** Endpoints of another kind than JSON: `download-endpoint.ts`, `webhook-endpoint.ts`. */
  kind?: 'download' | 'webhook';
  /** Largest accepted body in bytes; the server's default (64 KiB) where absent. */
  bodyLimit?: number;
  /**
   * The body is a multipart form with files beside the fields of `body`: at least one, at most `maxFiles`, each of at
   * most `maxBytes`.
   */
  upload?: { maxFiles: number; maxBytes: number };
  /** The answer is the same for everybody: it carries a strong ETag, and shared caches may keep it for so long. */
  sharedCacheSeconds?: number;
  /**
   * The call creates something or sends a mail: under an `Idempotency-Key` header a repeat has no second effect and gets
   * the first answer.
   */
  takesIdempotencyKey?: boolean;
  /**
   * The session must have shown the password, and the second factor where there is one, within the last ten minutes;
   * else PROOF_REQUIRED. `proveSession` shows them again.
   */
  freshProof?: boolean;
  /** Staff who must set up a second factor first may call it all the same: it is on the way there. */
  beforeSecondFactor?: boolean;
  /** Name of the limit that guards the endpoint against floods, where it has one of its own. */
  limit?:
    | 'login'
    | 'sign-up'
    | 'forgot-password'
    | 'password-token'
    | 'contact'
    | 'participants'
    | 'my-data'
    | 'profile-picture'
    | 'media-upload'
    | 'public-list';
}

/** An endpoint of any shape, for code that handles them all alike. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: every concrete endpoint must fit
export type AnyEndpoint = Endpoint<any, any, any, any, any>;

const anything = z.any();

/**
 * Declares an endpoint. Parts that it does not take accept anything and are not read (a framework may pass `{}`).
 * Query values are strings: use the `query*` fields of `http/query-fields.ts` where another type is meant.
 */
export function defineEndpoint<
  Params extends Shape = z.ZodAny,
  Query extends Shape = z.ZodAny,
  Body extends Shape = z.ZodAny,
  Data extends Shape = z.ZodAny,
  const Errors extends ErrorCode = never,
  const Who extends Access = Access,
>(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'summary' | 'tag'> &
    Partial<
      Pick<
        Endpoint,
        | 'bodyLimit'
        | 'upload'
        | 'sharedCacheSeconds'
        | 'freshProof'
        | 'beforeSecondFactor'
        | 'limit'
        | 'takesIdempotencyKey'
      >
    > & {
      access: Who;
      params?: Params;
      query?: Query;
      body?: Body;
      data: Data;
      errors?: readonly Errors[];
    },
): Endpoint<Params, Query, Body, Data, Errors, Who> {
  const absent = anything as Shape;
  return {
    params: absent as Params,
    query: absent as Query,
    body: absent as Body,
    errors: [],
    ...endpoint,
  };
}

/** What a caller of the endpoint passes, before the schemas transform it. */
export type EndpointInput<E extends AnyEndpoint> = Part<'params', E['params'], z.input<E['params']>> &
  Part<'query', E['query'], z.input<E['query']>> &
  Part<'body', E['body'], z.input<E['body']>>;

/** What a use case gets, after the schemas transformed it. */
export type EndpointParsed<E extends AnyEndpoint> = Part<'params', E['params'], z.output<E['params']>> &
  Part<'query', E['query'], z.output<E['query']>> &
  Part<'body', E['body'], z.output<E['body']>>;

/** What a use case returns: the `data` before the response schema trims it. */
export type EndpointResult<E extends AnyEndpoint> = z.input<E['data']>;

/** What a caller receives. */
export type EndpointData<E extends AnyEndpoint> = z.output<E['data']>;

type Part<Name extends string, S, Value> = S extends z.ZodAny
  ? unknown
  : undefined extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };
