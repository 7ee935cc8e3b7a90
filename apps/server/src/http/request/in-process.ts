import { randomUUID } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

const header = 'x-in-process';

/** Known only to this process. */
const token = randomUUID();

/** Marks a call that the process makes to its own API while it renders a page. */
export const inProcessHeaders: Readonly<Record<string, string>> = { [header]: token };

/** True for calls from the process to itself: they serve many visitors, so network rate limits skip them. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[header] === token;
}
