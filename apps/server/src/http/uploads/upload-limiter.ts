import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '#server/http/errors/app-error.ts';
import { BodyTimer } from './body-timer.ts';
import { networkOf } from '#server/http/limits/client-network.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint waits here before it reads a large body. The uploads plugin provides it. */
    waitForUploadSlot: UploadLimiter;
  }
}

/** Bodies up to this are read at once. */
export const smallBody = 256 * 1024;

/** Large bodies that are read and worked on at a time: in this process, for anonymous callers, for one network. */
const slots = 9;
const anonymousSlots = 6;
const slotsPerNetwork = 2;

/** Requests that wait for a slot, in all and of one network. None waits longer than the last says. */
const maxWaiting = 60;
const maxWaitingPerNetwork = 6;
const defaultMaxWaitMs = 15_000;
const retryAfterSeconds = 5;

/** A small body comes in one go, whatever the line; a large one has its time, if nobody waits for its slot. */
const smallWithinMs = 15_000;
const largeWithinMs = 100_000;

/** How fast a large body must arrive, in bytes a second. */
const leastRate = 4 * 1024;
const leastRateWhileOthersWait = 32 * 1024;

/** For so long a network whose body was too slow comes after others. */
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
 * Makes a gate for bodies. It waits for a slot for the large body of a request before anything of it is read, and holds
 * the slot until the answer is out: large bodies never fill the memory, one network never takes all slots, and anonymous
 * callers leave some for those who are signed in. A body that is too slow loses its slot. A body that says it is small
 * needs none, but has to arrive soon.
 *
 * The gate throws AppError SERVICE_UNAVAILABLE when too many wait, or no slot became free in time.
 */
export function createUploadLimiter({
  maxWaitMs = defaultMaxWaitMs,
  timer = new BodyTimer(),
}: { maxWaitMs?: number; timer?: BodyTimer } = {}): UploadLimiter {
  const inside: Caller[] = [];
  const waiting: Waiting[] = [];
  /** Networks that sent too slowly, and until when they come last. */
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

  /** Who has waited longest of those for whom there is a slot; networks that sent too slowly come after all others. */
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
      // The parser reads no byte beyond a length that was given; a body in chunks may be of any length.
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
    // Answered, or hung up on.
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
