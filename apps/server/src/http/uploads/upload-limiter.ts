import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '#server/http/errors/app-error.ts';
import { BodyTimer } from './body-timer.ts';
import { networkOf } from '#server/http/limits/client-network.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint waits for a slot before it reads a large body. Set by the uploads plugin. */
    waitForUploadSlot: UploadLimiter;
  }
}

/** Bodies up to this size, in bytes, are read without a slot. */
export const smallBody = 256 * 1024;

/** Large bodies that are processed at a time: in this process, from anonymous callers, from one network. */
const slots = 9;
const anonymousSlots = 6;
const slotsPerNetwork = 2;

/** Most requests that wait for a slot, in total and per network, and the longest wait. */
const maxWaiting = 60;
const maxWaitingPerNetwork = 6;
const defaultMaxWaitMs = 15_000;
const retryAfterSeconds = 5;

/** A small body arrives at once on any line; a large one may take longer as long as nobody waits for its slot. */
const smallWithinMs = 15_000;
const largeWithinMs = 100_000;

/** Lowest rate of a large body, in bytes per second. */
const leastRate = 4 * 1024;
const leastRateWhileOthersWait = 32 * 1024;

/** How long a network whose body was too slow has lower priority. */
const comesLastForMs = 60_000;

interface Caller {
  network: string;
  isAnonymous: boolean;
}

interface Waiting extends Caller {
  enter: () => void;
}

/** Waits for a slot for the body of a request; see `createUploadLimiter`. */
export type UploadLimiter = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Creates the upload concurrency limiter. A large body waits for a slot before it is read and holds the slot until the
 * response is sent, which bounds the memory. One network cannot use every slot, and some are reserved for signed-in
 * callers. A body that is too slow loses its slot. A body with a small declared length needs no slot but must arrive
 * soon.
 *
 * The limiter throws AppError SERVICE_UNAVAILABLE when too many wait, or when no slot became free in time.
 */
export function createUploadLimiter({
  maxWaitMs = defaultMaxWaitMs,
  timer = new BodyTimer(),
}: { maxWaitMs?: number; timer?: BodyTimer } = {}): UploadLimiter {
  const inside: Caller[] = [];
  const waiting: Waiting[] = [];
  /** Networks that sent too slowly, and until when they have lower priority. */
  const slowUntil = new Map<string, number>();
  const bytesPerSecond = () => (waiting.length > 0 ? leastRateWhileOthersWait : leastRate);

  async function waitForSlot(caller: Caller): Promise<void> {
    if (waiting.length >= maxWaiting || countOf(waiting, caller) >= maxWaitingPerNetwork) throw busy();
    const { promise, resolve: enter, reject } = Promise.withResolvers<void>();
    const place = { ...caller, enter };
    waiting.push(place);
    const giveUp = () => {
      const at = waiting.indexOf(place);
      if (at === -1) return;
      waiting.splice(at, 1);
      reject(busy());
    };
    const patience = setTimeout(giveUp, maxWaitMs).unref();
    await promise.finally(() => clearTimeout(patience));
  }

  function hasSlotFor(caller: Caller): boolean {
    if (inside.length >= slots || countOf(inside, caller) >= slotsPerNetwork) return false;
    return !caller.isAnonymous || inside.filter(({ isAnonymous }) => isAnonymous).length < anonymousSlots;
  }

  function release({ network, isAnonymous }: Caller): void {
    const isOne = (one: Caller) => one.network === network && one.isAnonymous === isAnonymous;
    inside.splice(inside.findIndex(isOne), 1);
    const next = nextInLine();
    if (next === undefined) return;
    waiting.splice(waiting.indexOf(next), 1);
    inside.push(next);
    next.enter();
  }

  /** The longest-waiting request that may have a slot; networks that sent too slowly come after all others. */
  function nextInLine(): Waiting | undefined {
    const candidates = waiting.filter(hasSlotFor);
    const now = performance.now();
    return candidates.find(({ network }) => (slowUntil.get(network) ?? 0) <= now) ?? candidates[0];
  }

  function comeLast(network: string): void {
    const now = performance.now();
    for (const [known, until] of slowUntil) if (until <= now) slowUntil.delete(known);
    slowUntil.set(network, now + comesLastForMs);
  }

  return async function enter(request, reply) {
    const { headers } = request;
    if (headers['transfer-encoding'] === undefined) {
      // The parser reads no byte beyond the declared length; a chunked body may have any length.
      const length = Number(headers['content-length'] ?? 0);
      if (length > 0 && length <= smallBody) timer.watch(request, reply, { withinMs: smallWithinMs });
      if (length <= smallBody) return;
    }
    const caller: Caller = { network: networkOf(request.ip), isAnonymous: request.actor === null };
    if (hasSlotFor(caller)) inside.push(caller);
    else await waitForSlot(caller);
    let isInside = true;
    const leave = () => {
      if (isInside) release(caller);
      isInside = false;
    };
    // The response is sent, or the connection is closed.
    reply.raw.once('finish', leave).once('close', leave);
    if (reply.raw.destroyed) return leave();
    const pace = { withinMs: largeWithinMs, bytesPerSecond };
    timer.watch(request, reply, pace, () => comeLast(caller.network));
  };
}

function busy(): AppError {
  return new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds });
}

function countOf(callers: readonly Caller[], { network }: Caller): number {
  return callers.filter((one) => one.network === network).length;
}
