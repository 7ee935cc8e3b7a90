import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import type { Call } from '../routes.ts';

/** What visitors do, as far as their calls cost differently. */
export const kinds = ['page', 'file', 'read', 'sign-up', 'login', 'edit', 'submit', 'upload'] as const;
export type Kind = (typeof kinds)[number];

/** The answered calls of one kind, in milliseconds. */
export interface KindReport {
  answered: number[];
  /** Times of those that were answered 503. */
  refused: number[];
}

/** Nobody waits longer for an answer; a call without one by then is an error. */
const patienceMs = 30_000;
/** As the site's own pages do: a call of the API that was refused as busy is sent again when the server asked for it. */
const mostTries = 3;

/** A call was answered 503 for the last time, or not as it should be: the visit is over. */
export class VisitEnded extends Error {
  override readonly name = 'VisitEnded';
}

/** Sends calls and records what became of them. */
export interface Caller {
  /** @returns the body of a success @throws VisitEnded for any other answer */
  send(kind: Kind, call: { method: string; path: string } & Partial<Call>): Promise<string>;
  readonly reports: Readonly<Record<Kind, KindReport>>;
  readonly errors: readonly string[];
  /** Calls that are sent and not answered, most of them at once. */
  readonly most: number;
  fail(what: string): VisitEnded;
  close(): void;
}

/** The connections are kept and shared, as between a proxy and the site. */
export function createCaller(origins: readonly string[]): Caller {
  const agent = new http.Agent({ keepAlive: true });
  const reports = Object.fromEntries(
    kinds.map((kind) => [kind, { answered: [], refused: [] }]),
  ) as unknown as Record<Kind, KindReport>;
  const errors: string[] = [];
  let [open, most, next] = [0, 0, 0];

  function fail(what: string): VisitEnded {
    errors.push(what);
    return new VisitEnded(what);
  }

  async function send(kind: Kind, call: { method: string; path: string } & Partial<Call>): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      const { text, retryAfter } = await sendOnce(kind, call);
      if (retryAfter === undefined) return text;
      if (tries === mostTries || !call.path.startsWith('/v1/')) throw new VisitEnded('The site is busy');
      await pause(retryAfter * 1_000 * (1 + Math.random()));
    }
  }

  async function sendOnce(
    kind: Kind,
    { method, path, headers = {}, body }: { method: string; path: string } & Partial<Call>,
  ): Promise<{ text: string; retryAfter?: number }> {
    // In turn, as a proxy in front of several processes sends them.
    const origin = origins[(next += 1) % origins.length] ?? '';
    const since = performance.now();
    open += 1;
    most = Math.max(most, open);
    let answer;
    try {
      answer = await ask(new URL(path, origin), { agent, method, headers }, body);
    } catch (error) {
      throw fail(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      open -= 1;
    }
    const took = performance.now() - since;
    if (answer.status === 503) {
      reports[kind].refused.push(took);
      return { text: '', retryAfter: answer.retryAfter };
    }
    if (answer.status !== 200)
      throw fail(`${kind}: ${method} ${path.split('?', 1)[0]} ${answer.status} ${answer.text.slice(0, 200)}`);
    reports[kind].answered.push(took);
    return { text: answer.text };
  }

  return {
    send,
    reports,
    errors,
    get most() {
      return most;
    },
    fail,
    close: () => agent.destroy(),
  };
}

interface Answer {
  status: number;
  /** Seconds. */
  retryAfter: number;
  text: string;
}

interface CallOptions {
  agent: http.Agent;
  method: string;
  headers: Record<string, string>;
}

/** A read on a connection that the server closed at the same moment is sent again, as browsers and proxies do. */
async function ask(url: URL, options: CallOptions, body: string | undefined): Promise<Answer> {
  try {
    return await askOnce(url, options, body);
  } catch (error) {
    const isClosed = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
    if (options.method !== 'GET' || !isClosed) throw error;
    return askOnce(url, options, body);
  }
}

function askOnce(url: URL, options: CallOptions, body: string | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'gzip, deflate, br',
      ...options.headers,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    };
    const request = http.request(url, { ...options, headers, timeout: patienceMs });
    request.on('timeout', () => request.destroy(new Error(`no answer in ${patienceMs / 1_000} s`)));
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const isPlain = response.headers['content-encoding'] === undefined;
        const text = isPlain ? Buffer.concat(parts).toString() : '';
        const retryAfter = Number(response.headers['retry-after'] ?? 0);
        resolve({ status: response.statusCode ?? 0, retryAfter, text });
      });
    });
    request.end(body);
  });
}
