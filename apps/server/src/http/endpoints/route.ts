import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import type {
  Access,
  AnyEndpoint,
  Endpoint,
  EndpointParsed,
  EndpointResult,
} from '@sangamam/contract/http/endpoint';
import { withClock } from '@sangamam/contract/fields/dates/clock';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { createAuthorizer } from '#server/http/access/authorize.ts';
import { defaultBodyLimit } from '#server/http/create-server.ts';
import { inCallOf } from '#server/http/request/current-call.ts';
import type {} from '#server/http/limits/rate-limits.ts';
import type {} from './idempotency.ts';
import {
  formFieldBytes,
  UploadForm,
  type FormLimits,
  type UploadedFile,
} from '#server/http/uploads/read-form.ts';
import { inRequestScope, scopeOf } from '#server/http/request/request-scope.ts';
import { routerPath } from './router-path.ts';
import { sendShared } from '#server/http/answers/shared-cache.ts';
import { compileReader } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All endpoints bound so far, in order, for OpenAPI and the authorisation matrix. */
    endpoints: AnyEndpoint[];
    /** The clock for date rules in bodies and queries. */
    now: () => Date;
    /** Resolves the bearer token to the caller; `null` when missing or expired. Set by the authentication plugin. */
    findActor(request: FastifyRequest): Promise<Actor | null>;
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** The account that an anonymous call names, or the caller's own; the log contains only its hash. */
    triedAccount: string | undefined;
  }
  interface FastifyContextConfig {
    /** The limits for multipart forms on this route; absent when it takes none. */
    upload?: FormLimits | undefined;
  }
}

type ActorFor<Who extends Access> = Who extends 'anonymous' ? Actor | null : Actor;

/** The arguments of a handler: the parsed parts that the endpoint takes, and the caller with the client address. */
export type Call<E extends AnyEndpoint> = EndpointParsed<E> & {
  actor: ActorFor<E['access']>;
  client: { ip: string; userAgent: string };
  /** What stands in `Authorization`, for callers with a token of their own kind. */
  authorization: string | undefined;
  log: FastifyBaseLogger;
  requestId: string;
  /** At least one when the endpoint demands an upload, otherwise none. Their content is not checked yet. */
  files: readonly UploadedFile[];
};

/** Returns the `data` of the success envelope, or throws an AppError. */
export type Handler<E extends AnyEndpoint> = (
  call: Call<E>,
) => Promise<EndpointResult<E>> | EndpointResult<E>;

/**
 * Binds a contract endpoint to its handler. Checks in order: session and role, rate limit of the network, upload slot
 * for a large body, all before the body is read; then the validity of every part and the rate limit of the account. The
 * answer is stripped to the endpoint's `data` schema and wrapped in the envelope.
 */
export function bindEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { sharedCacheSeconds, takesIdempotencyKey, data } = endpoint as Endpoint;

  bindRoute(app, endpoint, async (request, reply, call) => {
    const envelope = { success: true, data: await answerOnce(request, reply, call) };
    if (sharedCacheSeconds === undefined) return envelope;
    return sendShared(request, reply, { envelope, seconds: sharedCacheSeconds });
  });

  /** The answer; for a repeated call with the same idempotency key, the stored first answer. */
  async function answerOnce(request: FastifyRequest, reply: FastifyReply, call: Call<E>): Promise<unknown> {
    const key = request.headers['idempotency-key'];
    const work = async () => fitting(endpoint, data, await inCallOf(reply, async () => handler(call)));
    if (!takesIdempotencyKey || typeof key !== 'string') return work();
    const { params, query, body } = call as Record<string, unknown>;
    const keyed = {
      key,
      actor: request.actor,
      ip: request.ip,
      endpoint: `${endpoint.method} ${endpoint.path}`,
      input: { params, query, body },
      files: call.files,
    };
    const answered = await app.idempotency.once(keyed, work);
    if (answered.isReplay) reply.header('idempotency-replayed', 'true');
    return answered.data;
  }
}

/** An answer whose list is read, checked and written part by part. */
interface ListInParts<E extends AnyEndpoint, List extends keyof EndpointResult<E>> {
  /** The other fields. */
  head: Omit<EndpointResult<E>, List>;
  parts: AsyncIterable<EndpointResult<E>[List]>;
}

/**
 * Binds an endpoint whose answer has a list too long to be in memory at once. The answer is the same text as that of `bindEndpoint`, with `list` as
 * its last field; the next part is read when the caller has taken those before. An error after the first part aborts the
 * response, so that it cannot pass for complete.
 */
export function bindListInParts<E extends AnyEndpoint, List extends keyof EndpointResult<E> & string>(
  app: FastifyInstance,
  endpoint: E,
  list: List,
  handler: (call: Call<E>) => Promise<ListInParts<E, List>>,
): void {
  const data = (endpoint as Endpoint).data as z.ZodObject<Record<List, z.ZodType>>;
  const headSchema = data.omit({ [list]: true } as never);
  const listSchema = data.shape[list];

  bindRoute(app, endpoint, async (_, reply, call) => {
    const { head, parts } = await inCallOf(reply, async () => handler(call));
    const data = { ...fitting(endpoint, headSchema, head), [list]: [] };
    return sendParts(reply, data, fittingEach(endpoint, listSchema, parts));
  });
}

/** Binds an endpoint whose answer is such a list, as `bindListInParts` does others. */
export function bindRowsInParts<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AsyncIterable<EndpointResult<E>>>,
): void {
  bindRoute(app, endpoint, async (_, reply, call) => {
    const parts = await inCallOf(reply, async () => handler(call));
    return sendParts(reply, [], fittingEach(endpoint, (endpoint as Endpoint).data, parts));
  });
}

/** Sends `data`, which ends with an empty list, with the rows of the parts in it. */
function sendParts(reply: FastifyReply, data: object, parts: AsyncIterable<unknown>): FastifyReply {
  const whole = JSON.stringify({ success: true, data });
  return reply.type('application/json; charset=utf-8').send(Readable.from(textOf(whole, parts)));
}

async function* textOf(whole: string, parts: AsyncIterable<unknown>): AsyncGenerator<string> {
  const end = whole.slice(whole.lastIndexOf(']'));
  let before = whole.slice(0, -end.length);
  for await (const part of parts) {
    const items = JSON.stringify(part).slice(1, -1);
    if (items === '') continue;
    yield before + items;
    before = ',';
    // Other calls come between two parts, also when the caller takes them at once.
    await setImmediate();
  }
  yield before === ',' ? end : before + end;
}

async function* fittingEach(
  endpoint: AnyEndpoint,
  schema: z.ZodType,
  parts: AsyncIterable<unknown>,
): AsyncGenerator {
  for await (const part of parts) yield fitting(endpoint, schema, part);
}

/** What the schema keeps of an answer. @throws TypeError when it does not fit, which is a fault of ours */
function fitting(endpoint: AnyEndpoint, schema: z.ZodType, answer: unknown): Record<string, unknown> {
  const answered = schema.safeParse(answer);
  if (answered.success) return answered.data as Record<string, unknown>;
  throw new TypeError(`The answer of ${endpoint.path} does not fit`, { cause: answered.error });
}

function bindRoute<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  answer: (request: FastifyRequest, reply: FastifyReply, call: Call<E>) => Promise<unknown>,
): void {
  const { access, limit, upload } = endpoint as Endpoint;
  const bodyLimit = bodyLimitOf(endpoint);
  const read = compileReader(endpoint);
  app.endpoints.push(endpoint);

  async function answerChecked(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { params, query } = request;
    const form = upload === undefined ? undefined : requireForm(request.body, upload);
    const raw = { params, query, body: form === undefined ? request.body : form.fields };
    const call = withClock(app.now, () => read(raw));
    const account = access === 'anonymous' ? accountIn(call['body']) : request.actor?.email;
    request.triedAccount = account;
    if (limit !== undefined) await app.rateLimiter.consumeForAccount(limit, { ip: request.ip, account });
    call['actor'] = request.actor;
    call['client'] = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    call['authorization'] = request.headers.authorization;
    call['log'] = request.log;
    call['requestId'] = request.id;
    call['files'] = form?.files ?? [];
    return inRequestScope(scopeOf(request), () => answer(request, reply, call as Call<E>));
  }

  for (const url of addressesOf(endpoint.path)) {
    app.route({
      method: endpoint.method,
      url,
      onRequest: createAuthorizer(app, endpoint),
      handler: answerChecked,
      bodyLimit,
      config: { upload },
    });
  }
}

/** The longest body in bytes that an endpoint takes. */
export function bodyLimitOf({ bodyLimit = defaultBodyLimit, upload }: AnyEndpoint): number {
  return upload === undefined ? bodyLimit : upload.maxFiles * upload.maxBytes + 4 * formFieldBytes;
}

/** @throws AppError UNSUPPORTED_MEDIA_TYPE for another body, RQST_PARAMS_INVALID for a form without a file */
function requireForm(body: unknown, { filesOptional = false }: { filesOptional?: boolean }): UploadForm {
  if (!(body instanceof UploadForm)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (body.files.length === 0 && !filesOptional) {
    throw new AppError('RQST_PARAMS_INVALID', { field: 'file', message: 'This Field is mandatory' });
  }
  return body;
}

/** `/v1/user/id/{id}` in the router's syntax. Paths that end with a slash in the specification also work without it. */
function addressesOf(path: string): string[] {
  const url = routerPath(path);
  return url.endsWith('/') ? [url, url.slice(0, -1)] : [url];
}

/**
 * The account that an anonymous call names. A signed-in caller counts by the own account, whatever the body names,
 * because naming others would use up their attempts.
 */
function accountIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('username' in body)) return undefined;
  return typeof body.username === 'string' ? body.username : undefined;
}
