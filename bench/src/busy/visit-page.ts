import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** As many connections to one host as browsers open. */
const connections = 6;

/** Nobody waits longer for a part of a page, in milliseconds. */
const answerWithinMs = 60_000;

/** One visit with an empty cache. */
export interface Visit {
  /** Seconds until the HTML was whole, and until all its scripts and styles were, too. */
  page: number;
  whole: number;
  /** Error pages, and scripts and styles that were refused or did not come. */
  failures: string[];
}

/** Opens a page as a browser that was never there: its HTML, then every script and style that this names. */
export async function visitPage(origin: string, path: string): Promise<Visit> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const failures: string[] = [];
  try {
    const { status, body } = await get(agent, `${origin}${path}`);
    const page = seconds();
    if (status >= 400 || isBusyPage(body)) failures.push(`${path}: ${status}`);
    await Promise.all(
      assetsOf(body).map(async (asset) => {
        try {
          const { status } = await get(agent, `${origin}${asset}`);
          if (status !== 200) failures.push(`${asset} of ${path}: ${status}`);
        } catch (error) {
          failures.push(`${asset} of ${path}: ${messageOf(error)}`);
        }
      }),
    );
    return { page, whole: seconds(), failures };
  } catch (error) {
    failures.push(`${path}: ${messageOf(error)}`);
    return { page: seconds(), whole: seconds(), failures };
  } finally {
    agent.destroy();
  }
}

/** Scripts, modules and styles of this site, in elements and in the imports of inline scripts, each once. */
export function assetsOf(html: string): string[] {
  const named = html.matchAll(/["'](\/[^"'\s/][^"'\s]*\.(?:js|css))["']/gu);
  return [...new Set([...named].map(([, address]) => address ?? ''))];
}

/** The page that says that the site is busy opens again by itself. */
function isBusyPage(html: string): boolean {
  return /<meta http-equiv="refresh"/iu.test(html);
}

async function get(agent: http.Agent, url: string): Promise<{ status: number; body: string }> {
  const request = http.get(url, {
    agent,
    headers: { accept: 'text/html,*/*', 'accept-encoding': 'gzip, br' },
    signal: AbortSignal.timeout(answerWithinMs),
  });
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
  });
  const bytes = await buffer(answer);
  return {
    status: answer.statusCode ?? 0,
    body: decode(bytes, answer.headers['content-encoding']).toString(),
  };
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
