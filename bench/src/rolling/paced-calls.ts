import http2, { type ClientHttp2Session } from 'node:http2';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** One call of a series, as far as it went wrong. */
export interface Failure {
  path: string;
  what: string;
}

/** What came of a series of calls. */
export interface Series {
  sent: number;
  failures: Failure[];
  /** Milliseconds of every answered call. */
  latencies: number[];
}

/** The next call of a series: a path, and a body for one that writes. */
export type NextCall = (number: number) => { path: string; body?: unknown };

/**
 * Sends calls at a steady rate over HTTP/2 until told to end, whether the ones before were answered or not, as visitors do. Anything
 * but an answer of 200 to 399 is a failure.
 */
export async function sendPaced(
  { origin, ca }: { origin: string; ca: Buffer },
  { perSecond, next, until }: { perSecond: number; next: NextCall; until: (sent: number) => boolean },
): Promise<Series> {
  const series: Series = { sent: 0, failures: [], latencies: [] };
  const connection = reconnecting(origin, ca);
  const under: Promise<void>[] = [];
  const since = performance.now();
  while (!until(series.sent)) {
    const due = since + (series.sent * 1000) / perSecond;
    const ahead = due - performance.now();
    if (ahead > 0) await pause(ahead);
    const call = next(series.sent);
    series.sent += 1;
    under.push(send(await connection.session(), call, series));
  }
  await Promise.all(under);
  connection.close();
  return series;
}

/** A connection that is replaced when the server asks for that, as browsers do: nginx ends each after 1,000 calls. */
function reconnecting(origin: string, ca: Buffer) {
  let current: ClientHttp2Session | undefined;
  return {
    async session(): Promise<ClientHttp2Session> {
      if (current !== undefined && !current.closed && !current.destroyed) return current;
      const session = http2.connect(origin, { ca });
      await once(session, 'connect');
      session.on('goaway', () => session.close());
      // Its calls report it.
      session.on('error', () => undefined);
      current = session;
      return session;
    },
    close: () => current?.close(),
  };
}

async function send(
  session: ClientHttp2Session,
  { path, body }: ReturnType<NextCall>,
  series: Series,
): Promise<void> {
  const since = performance.now();
  try {
    const request = session.request({
      ':path': path,
      ':method': body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    });
    request.end(body === undefined ? undefined : JSON.stringify(body));
    let status = 0;
    request.on('response', (headers) => {
      status = headers[':status'] ?? 0;
    });
    request.resume();
    await once(request, 'close');
    series.latencies.push(performance.now() - since);
    if (status < 200 || status > 399) series.failures.push({ path, what: `status ${status}` });
  } catch (error) {
    series.failures.push({ path, what: error instanceof Error ? error.message : 'unknown' });
  }
}
