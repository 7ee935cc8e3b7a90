import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '#server/http/errors/app-error.ts';

/** The required pace of a body. */
export interface BodyPace {
  /** Time limit for the whole body, in milliseconds. */
  withinMs: number;
  /** Lowest average rate after `graceMs`, in bytes per second; evaluated at each check. */
  bytesPerSecond?: () => number;
}

/** A body gets some time to reach its rate. */
const graceMs = 5_000;

const checkEveryMs = 500;

interface Receiving extends BodyPace {
  request: FastifyRequest;
  reply: FastifyReply;
  startedAt: number;
  bytesBefore: number;
  onCut?: (() => void) | undefined;
}

/** Watches incoming bodies and answers 408 when one is too slow. */
export class BodyTimer {
  readonly #receiving = new Set<Receiving>();
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Starts to watch the body of `request`. `onCut` is called when the body times out. */
  watch(request: FastifyRequest, reply: FastifyReply, pace: BodyPace, onCut?: () => void): void {
    const { raw } = request;
    if (!isArriving(raw)) return;
    const bytesBefore = raw.socket.bytesRead;
    this.#receiving.add({ ...pace, request, reply, onCut, bytesBefore, startedAt: this.#now() });
    this.#timer ??= setInterval(() => this.check(), checkEveryMs).unref();
  }

  /** Ends bodies that are too slow. Runs automatically twice a second. */
  check(): void {
    for (const body of this.#receiving) {
      const { request, reply } = body;
      if (!isArriving(request.raw) || request.raw.destroyed || reply.sent) this.#receiving.delete(body);
      else if (isTooSlow(body, this.#now())) {
        this.#receiving.delete(body);
        body.onCut?.();
        answerTooSlow(reply);
      }
    }
    if (this.#receiving.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** True while bytes of the body are missing. An injected call has no connection, and its body is complete. */
export function isArriving(raw: { complete?: boolean }): boolean {
  return raw.complete === false;
}

function isTooSlow({ request, startedAt, bytesBefore, withinMs, bytesPerSecond }: Receiving, now: number) {
  const elapsedMs = now - startedAt;
  if (elapsedMs > withinMs) return true;
  if (elapsedMs <= graceMs || bytesPerSecond === undefined) return false;
  const received = request.raw.socket.bytesRead - bytesBefore;
  return received < (bytesPerSecond() * elapsedMs) / 1_000;
}

function answerTooSlow(reply: FastifyReply): void {
  const message = 'The request took too long to arrive.';
  const { errors } = new AppError('RQST_PARAMS_INVALID', { message });
  reply.code(408).header('connection', 'close').header('cache-control', 'no-store');
  void reply.send({ success: false, errors });
}
