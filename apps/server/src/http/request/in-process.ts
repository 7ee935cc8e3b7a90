import { randomUUID } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

const header = 'x-in-process';

/** Known to this process alone. */
const token = randomUUID();

/** Marks a call that the process makes to itself while it renders a page. */
export const inProcessHeaders: Readonly<Record<string, string>> = { [header]: token };

/** True for a call that the process makes to itself: it stands for many visitors, so no limit of an address counts it. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[header] === token;
}
