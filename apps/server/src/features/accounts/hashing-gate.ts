import { availableParallelism } from 'node:os';

import { createGate } from '#server/http/gate.ts';

/** Hashing takes a whole core for a while: one core always stays free for everything else. */
const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Who would wait longer than some seconds is asked to come back. */
const mostWaiting = 400;

/** The gate of all password hashing in this process: a storm of logins leaves reads quick. */
export const throughHashingGate = createGate({ open: atOnce, room: mostWaiting });
