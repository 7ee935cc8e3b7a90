import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from './app-error.ts';

/** Large bodies that are read and worked on at a time, in this process and for one address. */
const open = 6;
const openPerAddress = 3;

/** Who comes later waits, unread; who would wait long is asked to come back. */
const room = 60;

const inside = new Map<string, number>();
const waiting: { address: string; enter: () => void }[] = [];
let count = 0;

/**
 * Lets the body of a request in when it is its turn, before anything of it is read, and keeps the place until the
 * answer is out: large bodies never fill the memory, and one address never fills the gate.
 *
 * @throws AppError SERVICE_UNAVAILABLE
 */
export async function enterBodyGate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { ip: address } = request;
  if (isOpenFor(address)) take(address);
  else if (waiting.length >= room) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
  else await new Promise<void>((enter) => waiting.push({ address, enter }));
  let isInside = true;
  const leave = () => {
    if (isInside) release(address);
    isInside = false;
  };
  // Answered, or hung up on.
  reply.raw.once('finish', leave).once('close', leave);
  if (reply.raw.destroyed) leave();
}

function isOpenFor(address: string): boolean {
  return count < open && (inside.get(address) ?? 0) < openPerAddress;
}

function take(address: string): void {
  count += 1;
  inside.set(address, (inside.get(address) ?? 0) + 1);
}

function release(address: string): void {
  count -= 1;
  const left = (inside.get(address) ?? 1) - 1;
  if (left === 0) inside.delete(address);
  else inside.set(address, left);
  const next = waiting.findIndex((one) => isOpenFor(one.address));
  if (next === -1) return;
  const [one] = waiting.splice(next, 1);
  if (!one) return;
  take(one.address);
  one.enter();
}
