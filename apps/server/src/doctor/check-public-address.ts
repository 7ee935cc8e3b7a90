import http, { type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

import type { Env } from '#server/env.ts';
import { isLoopbackHost } from '#server/loopback.ts';
import { clientAddressPath } from '#server/plugins/operations/client-address.ts';

import { failure, ok, warning, type Finding } from './finding.ts';
import { within } from './run-check.ts';

/** The largest body that a page of the site sends, in bytes: five consent forms of 10 MB with what surrounds them. */
const largestBody = 52_700_000;

/** An address for documentation, which no visitor has (RFC 5737). */
const claimed = '192.0.2.77';

interface AskOptions {
  /** Certificates to trust instead of those of the machine. */
  authorities: readonly string[] | undefined;
  ms: number;
}

/**
 * Calls the site by `PUBLIC_URL`, as visitors do, and looks at what a proxy makes of it: whether it leads here, whose address
 * the site sees, and whether the largest upload passes. Only the head of that is sent. What cannot be reached from this
 * machine is not judged: `checkCertificate` says so.
 */
export async function checkPublicAddress(
  { publicUrl }: Pick<Env, 'publicUrl'>,
  options: AskOptions,
): Promise<Finding[]> {
  if (isLoopbackHost(new URL(publicUrl).hostname) && publicUrl.startsWith('http:')) return [];
  const [seen, upload] = await Promise.all([
    askAddress(publicUrl, options).catch(() => undefined),
    offerUpload(publicUrl, options).catch(() => undefined),
  ]);
  if (seen === undefined) return [];
  const findings = [findingOfAddress(seen, publicUrl)];
  if (seen.address !== undefined && upload === 'REFUSED')
    findings.push(
      failure(
        'proxy',
        `The proxy at ${publicUrl} refuses uploads of ${Math.ceil(largestBody / 1_000_000)} MB: families cannot send their consent forms.`,
        'Set client_max_body_size 52m (nginx) or what the proxy calls it; deploy/ has samples.',
      ),
    );
  return findings;
}

/** What the site says of a call, and from where it was made. */
interface Seen {
  /** The address that the site took for the caller's; undefined where something else answers. */
  address: string | undefined;
  /** Of this machine, on the way to `PUBLIC_URL`. */
  from: string;
}

/** What the address that the site saw says about the proxy. */
export function findingOfAddress({ address, from }: Seen, publicUrl: string): Finding {
  if (address === undefined)
    return failure(
      'proxy',
      `${publicUrl} leads to something else than this site.`,
      'Check PUBLIC_URL, the name in the proxy, and the port to which the proxy passes calls.',
    );
  if (address === claimed)
    return failure(
      'proxy',
      'The proxy passes on the address that a caller claims: whoever likes gets round the limits, and the log names strangers.',
      'Let it replace X-Forwarded-For by the address that it sees; or TRUST_PROXY counts more proxies than there are.',
    );
  if (isLoopbackHost(address) && !isLoopbackHost(from))
    return warning(
      'proxy',
      'The site takes its proxy for the visitor: all of them share the limits of one network.',
      'Let the proxy set X-Forwarded-For, and set TRUST_PROXY=on, their number, or their addresses.',
    );
  return ok(
    'proxy',
    `A call to ${publicUrl} arrives with the address of its caller, and uploads were not refused.`,
  );
}

async function askAddress(publicUrl: string, options: AskOptions): Promise<Seen> {
  const { body, from } = await ask(publicUrl, { 'x-forwarded-for': claimed }, options);
  try {
    const { address } = JSON.parse(body) as { address?: unknown };
    return { address: typeof address === 'string' ? address : undefined, from };
  } catch {
    return { address: undefined, from };
  }
}

/** Announces the largest body and sends nothing of it: a proxy that would not take it refuses the announcement. */
async function offerUpload(publicUrl: string, options: AskOptions): Promise<'TAKEN' | 'REFUSED'> {
  const headers = { 'content-length': largestBody, expect: '100-continue' };
  const { status } = await ask(publicUrl, headers, { ...options, method: 'POST' });
  return status === 413 ? 'REFUSED' : 'TAKEN';
}

interface Answer {
  /** 100 where the caller was told to go on. */
  status: number;
  body: string;
  /** The address of this machine that the call came from. */
  from: string;
}

/** One call on a connection of its own. @throws Error without an answer in time */
async function ask(
  publicUrl: string,
  headers: OutgoingHttpHeaders,
  { authorities, ms, method = 'GET' }: AskOptions & { method?: string },
): Promise<Answer> {
  const url = new URL(clientAddressPath, publicUrl);
  const { request: open } = url.protocol === 'https:' ? https : http;
  const request = open(url, {
    method,
    headers,
    agent: false,
    // What is wrong with the certificate, another check says; nothing secret is sent.
    rejectUnauthorized: false,
    ...(authorities !== undefined && { ca: [...authorities] }),
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const from = () => request.socket?.localAddress ?? '';
  request.once('error', reject);
  request.once('continue', () => resolve({ status: 100, body: '', from: from() }));
  request.once('response', (response) => {
    const answer = { status: response.statusCode ?? 0, from: from() };
    text(response).then((body) => resolve({ ...answer, body }), reject);
  });
  if (method === 'GET') request.end();
  else request.flushHeaders();
  try {
    return await within(ms, promise);
  } finally {
    request.destroy();
  }
}
