import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from './app-error.ts';
import { networkOf } from './client-network.ts';

/** Bodies up to this are read at once. */
export const smallBody = 256 * 1024;

/** Large bodies that are read and worked on at a time, in this process, for strangers, and for one network. */
const open = 6;
const openForStrangers = 4;
const openPerNetwork = 3;

/** Who comes later waits, unread; who would wait long is asked to come back. One network never fills the room. */
const room = 60;
const roomPerNetwork = 6;

/** Who brings a large body; a stranger is not signed in. */
interface Caller {
  network: string;
  isStranger: boolean;
}

const inside: Caller[] = [];
const waiting: (Caller & { enter: () => void })[] = [];

/**
 * Lets the body of a request in when it is its turn, before anything of it is read, and keeps the place until the
 * answer is out: large bodies never fill the memory, one network never fills the gate, and strangers leave places for
 * those who are signed in. A body that says it is small goes by.
 *
 * @throws AppError SERVICE_UNAVAILABLE
 */
export async function enterBodyGate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isSmall(request)) return;
  const caller: Caller = { network: networkOf(request.ip), isStranger: request.actor === null };
  if (isOpenFor(caller)) inside.push(caller);
  else if (waiting.length >= room || countOf(waiting, caller) >= roomPerNetwork)
    throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
  else await new Promise<void>((enter) => waiting.push(Object.assign(caller, { enter })));
  let isInside = true;
  const leave = () => {
    if (isInside) release(caller);
    isInside = false;
  };
  // Answered, or hung up on.
  reply.raw.once('finish', leave).once('close', leave);
  if (reply.raw.destroyed) leave();
}

/** The parser reads no byte beyond a length that was given; a body in chunks may be of any length. */
function isSmall({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return false;
  return Number(headers['content-length'] ?? 0) <= smallBody;
}

function countOf(callers: readonly Caller[], { network }: Caller): number {
  return callers.filter((one) => one.network === network).length;
}

function isOpenFor(caller: Caller): boolean {
  if (inside.length >= open || countOf(inside, caller) >= openPerNetwork) return false;
  return !caller.isStranger || inside.filter(({ isStranger }) => isStranger).length < openForStrangers;
}

function release(caller: Caller): void {
  inside.splice(inside.indexOf(caller), 1);
  const next = waiting.findIndex(isOpenFor);
  if (next === -1) return;
  const [one] = waiting.splice(next, 1);
  if (!one) return;
  inside.push(one);
  one.enter();
}
