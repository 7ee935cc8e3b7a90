import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import type { Env } from '#server/env.ts';

/** The configuration that decides who may read the metrics. */
export type MetricsAccess = Pick<Env, 'publicUrl' | 'trustProxy'> & Partial<Pick<Env, 'metricsToken'>>;

/** Headers that a proxy adds; behind a proxy on the same machine every call comes from loopback. */
const forwarding = /^(?:forwarded|via|x-real-ip|x-forwarded-|cf-|true-client-ip$)/u;

/**
 * The metrics need the token. Without a configured token they are readable only from this machine, and only when the
 * site is not behind a proxy. A site with an https URL or a trusted proxy counts as behind one.
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
