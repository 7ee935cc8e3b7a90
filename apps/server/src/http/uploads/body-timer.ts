import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '#server/http/errors/app-error.ts';

/** How slow a body may arrive. */
export interface BodyPace {
  /** The whole body has to be there by then, in milliseconds. */
  withinMs: number;
  /** After `graceMs`, fewer bytes a second on average are too slow; asked anew each time. */
  bytesPerSecond?: () => number;
}

/** A body needs some time to get up to speed. */
const graceMs = 5_000;

const checkEveryMs = 500;

interface Receiving extends BodyPace {
  request: FastifyRequest;
  reply: FastifyReply;
  startedAt: number;
  bytesBefore: number;
  onCut?: (() => void) | undefined;
}

/** Watches bodies that are being received, and answers 408 for those that are too slow. */
export class BodyTimer {
  readonly #receiving = new Set<Receiving>();
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Watches the body of `request` from now on. `onCut` is called when it is given up. */
  watch(request: FastifyRequest, reply: FastifyReply, pace: BodyPace, onCut?: () => void): void {
    const { raw } = request;
    if (!isArriving(raw)) return;
    const bytesBefore = raw.socket.bytesRead;
    this.#receiving.add({ ...pace, request, reply, onCut, bytesBefore, startedAt: this.#now() });
    this.#timer ??= setInterval(() => this.check(), checkEveryMs).unref();
  }

  /** Answers what is too slow by now. Runs by itself twice a second. */
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

/** True while bytes of the body are missing. A call that is injected has no connection, and its body is there. */
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
