import type { AnyEndpoint, Endpoint, EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';

import { language } from '#phrases/language.ts';
import { refusalTexts } from '#phrases/refusals.ts';
import { forgetSession, readSession } from '#web/lib/session/session.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { askForProof } from './ask-for-proof.ts';
import { navigateToErrorPage, navigateToLogin, navigateToSecondFactor } from './navigate.ts';
import { ApiError, unreachable, unreadable, type ReceivedError } from './api-error.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Replaces the network: the server's loaders ask in process. */
  fetch?: (request: Request) => Promise<Response>;
  /** For endpoints that take files: sent as multipart form data, named `file`, beside the fields of the body. */
  file?: File;
  /** The call adds something beside a page's content: a refusal leaves session and page as they are. */
  isAside?: boolean;
}

/**
 * Calls an endpoint of the contract with the session's token and returns its `data`, whose texts are in the language of this
 * build where the endpoint takes one.
 *
 * @throws ApiError for every refusal. A 401 has cleared the session and redirects to /login and back here afterwards; a
 *   403 redirects to /error/403 (SPEC §8), except for staff who must set up a second factor first or did not give the
 *   proof they were asked for. A 503 comes after the call was sent again when the server had asked for it.
 */
export async function callEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { signal, file, isAside = false, fetch: send = fetch }: CallOptions = {},
): Promise<EndpointData<E>> {
  const token = import.meta.env.SSR ? undefined : readSession()?.token;
  const keyed = takesKey(endpoint) ? await keyFor(intentOf(endpoint, input, file)) : undefined;
  const request = () => buildRequest(endpoint, input, { token, signal, file, idempotencyKey: keyed?.key });
  const sendOnce = () => send(request());
  const { status, body } = await exchange(async () => {
    const isRead = endpoint.method === 'GET' && !import.meta.env.SSR;
    const early = isRead ? takeEarlyAnswer(request().url, token) : undefined;
    const response = (await early) ?? (await sendOnce());
    if (response.status !== 503 || import.meta.env.SSR || isAside) return response;
    const { repeatWhileBusy } = await import('./busy-answers.ts');
    return repeatWhileBusy(endpoint, response, { send: sendOnce, signal });
  }, signal);
  // The server may fail after the effect: then the same call may only be retried with the same key.
  if (status < 500) keyed?.answered();
  if (isSuccess(body)) return body.data as EndpointData<E>;
  const error = new ApiError(status, refusalsOf(body));
  // A rendered page tells "busy", which passes, from a fault by its status.
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown response as the page's
  if (import.meta.env.SSR && status === 503) throw new Response(null, { status });
  if (import.meta.env.SSR || isAside) throw error;
  // Retry, now that the session has proved who it belongs to.
  if (error.code === 'PROOF_REQUIRED' && (await askForProof()))
    return callEndpoint(endpoint, input, { ...(signal && { signal }), ...(file && { file }), fetch: send });
  followRefusal(error, token);
  throw error;
}

function takesKey(endpoint: AnyEndpoint): boolean {
  return (endpoint as Endpoint).takesIdempotencyKey === true && !import.meta.env.SSR;
}

/** Loaded on the first call that takes a key. */
async function keyFor(intent: string): Promise<{ key: string; answered: () => void }> {
  const { idempotencyKeyFor } = await import('./idempotency-key.ts').catch((cause: unknown) => {
    throw Object.assign(new ApiError(0, [unreachable]), { cause });
  });
  return idempotencyKeyFor(intent);
}

/** Identifies a call: the endpoint and its contents as text. */
function intentOf({ method, path }: AnyEndpoint, input: unknown, file: File | undefined): string {
  return JSON.stringify([method, path, input, file && [file.name, file.size, file.lastModified]]);
}

/** What any call may carry. */
interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

function buildRequest(
  endpoint: AnyEndpoint,
  input: unknown,
  {
    token,
    signal,
    file,
    idempotencyKey,
  }: {
    token: string | undefined;
    signal: AbortSignal | undefined;
    file: File | undefined;
    idempotencyKey: string | undefined;
  },
): Request {
  const { params = {}, query = {}, body } = (input ?? {}) as LooseInput;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  // The English build has nothing of this: without a language the answer is in English.
  if (language !== 'en' && takesLanguage(endpoint)) search.set('language', language);
  const origin = import.meta.env.SSR ? 'http://in-process.invalid' : window.location.origin;
  const url = new URL(search.size > 0 ? `${path}?${search}` : path, origin);
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  const isForm = file !== undefined || (endpoint as Endpoint).upload !== undefined;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  return new Request(url, {
    method: endpoint.method,
    headers,
    ...(isForm ? { body: formOf(body, file) } : body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/** Whether the answer has texts that are translated, so that the call may name a language. */
function takesLanguage({ query }: AnyEndpoint): boolean {
  const { shape } = query as { shape?: Readonly<Record<string, unknown>> };
  return shape?.['language'] !== undefined;
}

/** Fields come before the file, so that a streaming server has read them by then. */
function formOf(body: unknown, file: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.set(name, String(value));
  if (file) form.set('file', file);
  return form;
}

async function exchange(send: () => Promise<Response>, signal: AbortSignal | undefined) {
  let answer = unreachable;
  try {
    const response = await send();
    answer = unreadable;
    return { status: response.status, body: (await response.json()) as unknown };
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw Object.assign(new ApiError(0, [answer]), { cause });
  }
}

function isSuccess(body: unknown): body is { success: true; data: unknown } {
  return typeof body === 'object' && body !== null && (body as { success?: unknown }).success === true;
}

function refusalsOf(body: unknown): readonly ReceivedError[] {
  const errors = (body as { errors?: unknown } | null)?.errors;
  if (!Array.isArray(errors) || errors.length === 0) return [unreadable];
  return (errors as ReceivedError[]).map((error) => ({
    ...error,
    message: refusalTexts[error.message] ?? error.message,
  }));
}

function followRefusal(error: ApiError, token: string | undefined): void {
  if (error.status === 401) {
    // Another tab may have signed in again: only the refused session is dropped.
    if (readSession()?.token === token) forgetSession();
    navigateToLogin();
  } else if (error.code === 'SECOND_FACTOR_SETUP_REQUIRED') {
    navigateToSecondFactor();
  } else if (error.status === 403 && error.code !== 'PROOF_REQUIRED') {
    navigateToErrorPage(403);
  } else {
    // oxlint-disable-next-line no-console -- SPEC §8: other failures are logged and returned
    console.warn(`The API refused: ${error.status} ${error.code}`);
  }
}
