import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import type { Env } from '#server/env.ts';

/** What decides who may read the metrics. */
export type MetricsAccess = Pick<Env, 'publicUrl' | 'trustProxy'> & Partial<Pick<Env, 'metricsToken'>>;

/** Headers that a proxy adds; behind a proxy on the same machine every call comes from loopback. */
const forwarding = /^(?:forwarded|via|x-real-ip|x-forwarded-|cf-|true-client-ip$)/u;

/**
 * Whoever has the token may read the metrics. Without a token they can be read on this machine, as long as the site is
 * not behind a proxy: a site that is reached by https, or that trusts a proxy, has one.
 */
export function mayReadMetrics(
  request: FastifyRequest,
  { metricsToken, publicUrl, trustProxy }: MetricsAccess,
): boolean {
  if (metricsToken !== undefined) return holdsToken(request, metricsToken);
  if (trustProxy !== false || publicUrl.startsWith('https:')) return false;
  if (Object.keys(request.headers).some((name) => forwarding.test(name))) return false;
  return isLoopback(request.raw.socket.remoteAddress ?? '');
}

function holdsToken({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.{1,300})$/iu.exec(authorization)?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/u.test(address);
}
