import { z } from 'zod';

import type { ErrorCode } from './error-catalogue.ts';
import type { Ability } from '../staff/abilities.ts';

/**
 * Who may call an endpoint. `anonymous`: everybody. `signed-in`: any session. `registrant`: a session of a registrant;
 * the use case checks whose record it is. `{ ability }`: staff with a role that has the ability.
 */
export type Access = 'anonymous' | 'signed-in' | 'registrant' | { readonly ability: Ability };

type Shape = z.ZodType;

/** An endpoint as a value: the server binds it, the web calls it, tests mock it and OpenAPI documents it. */
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
  /** Groups the documentation. */
  tag: string;
  access: Who;
  params: Params;
  query: Query;
  body: Body;
  /** The `data` of the success envelope. Answers are reduced to it: what it does not list never leaves the server. */
  data: Data;
  /** Possible errors besides those of any endpoint. */
  errors: readonly Errors[];
  /** Set for endpoints that are not JSON: `download-endpoint.ts`, `webhook-endpoint.ts`. */
  kind?: 'download' | 'webhook';
  /** Largest accepted body in bytes; the server's default (64 KiB) where absent. */
  bodyLimit?: number;
  /**
   * The body is a multipart form with files besides the fields of `body`: at least one file unless `filesOptional`, at
   * most `maxFiles`, each of at most `maxBytes`; a larger one is refused with the sentence `tooLarge` where there is one.
   */
  upload?: { maxFiles: number; maxBytes: number; tooLarge?: string; filesOptional?: boolean };
  /** The answer is the same for everybody: it has a strong ETag, and shared caches may keep it this long. */
  sharedCacheSeconds?: number;
  /**
   * The call creates something or sends a mail: repeated with the same `Idempotency-Key`, it has no second effect and
   * returns the first answer.
   */
  takesIdempotencyKey?: boolean;
  /**
   * The session must have confirmed the password, and the second factor where there is one, within the last ten
   * minutes; else PROOF_REQUIRED. `proveSession` confirms them again.
   */
  freshProof?: boolean;
  /** Also allowed to staff who must set up a second factor first, since the set-up needs it. */
  beforeSecondFactor?: boolean;
  /** Also open to visitors while the site is closed for maintenance: how people come in and go, and stop letters. */
  duringMaintenance?: boolean;
  /** Name of its own rate limit, where it has one. */
  limit?:
    | 'login'
    | 'passkey'
    | 'sign-up'
    | 'forgot-password'
    | 'password-token'
    | 'contact'
    | 'participants'
    | 'my-data'
    | 'documents'
    | 'wallet'
    | 'profile-picture'
    | 'document-upload'
    | 'refused-document'
    | 'bank-statement'
    | 'hotel-numbers'
    | 'media-upload'
    | 'paypal'
    | 'paypal-webhook'
    | 'public-list'
    | 'discount-code'
    | 'driver'
    | 'question'
    | 'unsubscribe'
    | 'presence'
    | 'test-mail';
}

/** Any endpoint, for code that handles all of them. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: every concrete endpoint must fit
export type AnyEndpoint = Endpoint<any, any, any, any, any>;

const anything = z.any();

/**
 * Declares an endpoint. Omitted parts accept anything and are not read (a framework may pass `{}`). Query values are
 * strings: use the `query*` fields of `http/query-fields.ts` for other types.
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
        | 'duringMaintenance'
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

/**
 * What a caller of the endpoint passes, before the schemas transform it. A query that asks for nothing but the language may
 * be left out.
 */
export type EndpointInput<E extends AnyEndpoint> = Part<'params', E['params'], z.input<E['params']>> &
  Part<
    'query',
    E['query'],
    z.input<E['query']> | ([keyof z.input<E['query']>] extends ['language'] ? undefined : never)
  > &
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
