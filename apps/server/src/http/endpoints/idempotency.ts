import { createHash } from 'node:crypto';

import type { Context } from '#server/db/context.ts';
import { runInCallTransaction } from '#server/db/connection/current-transaction.ts';
import { claimKey, deleteKey, findKey, storeAnswer } from '#server/db/idempotency/idempotency-repository.ts';
import { idempotencyKeyLife } from '#server/db/idempotency/delete-expired-idempotency-keys.ts';

import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { networkOf } from '#server/http/limits/client-network.ts';
import type { UploadedFile } from '#server/http/uploads/read-form.ts';

/** A call that may be repeated under the same key. */
export interface KeyedCall {
  /** The `Idempotency-Key` header. */
  key: string;
  actor: Actor | null;
  ip: string;
  /** Method and path of the endpoint. */
  endpoint: string;
  /** The validated input. */
  input: unknown;
  files: readonly UploadedFile[];
}

/** The result of a call; `isReplay` when it is the stored result of an earlier call with the same key. */
export interface KeyedAnswer {
  data: unknown;
  isReplay: boolean;
}

export interface Idempotency {
  /**
   * Runs `work` once per key, across all nodes: its changes and its answer are stored in one transaction. A repeated
   * call returns the first answer, and a concurrent one waits for it. A refused or failed call stores nothing, and its
   * repeat runs again.
   *
   * @throws RQST_PARAMS_INVALID for a malformed key, IDEMPOTENCY_KEY_REUSED for the key of another call
   */
  once(call: KeyedCall, work: () => Promise<unknown>): Promise<KeyedAnswer>;
}

declare module 'fastify' {
  interface FastifyInstance {
    idempotency: Idempotency;
  }
}

const wellFormed = /^[\w-]{16,128}$/u;

export function createIdempotency(ctx: Context): Idempotency {
  /** Running calls of this process: repeats wait here and use no database connection. */
  const underWay = new Map<string, Promise<unknown>>();

  async function run(call: KeyedCall, id: Buffer, work: () => Promise<unknown>): Promise<KeyedAnswer> {
    const requestHash = hashOf(call);
    const now = ctx.now();
    return runInCallTransaction(ctx, async (db) => {
      const known = await findKey(db, id);
      if (known && known.createdAt.getTime() < now.getTime() - idempotencyKeyLife) await deleteKey(db, id);
      const userId = call.actor?.userId ?? null;
      if (await claimKey(db, { id, requestHash, userId, createdAt: now })) {
        const data = await work();
        await storeAnswer(db, id, data);
        return { data, isReplay: false };
      }
      const stored = await findKey(db, id);
      if (!stored?.answer) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
      if (!stored.requestHash.equals(requestHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
      return { data: stored.answer.data, isReplay: true };
    });
  }

  return {
    async once(call, work) {
      if (!wellFormed.test(call.key))
        throw new AppError('RQST_PARAMS_INVALID', {
          field: 'Idempotency-Key',
          message: 'Expected 16 to 128 letters, digits, - or _',
        });
      const id = idOf(call);
      const name = id.toString('base64');
      for (let earlier = underWay.get(name); earlier; earlier = underWay.get(name))
        await earlier.catch(() => undefined);
      const answer = run(call, id, work);
      underWay.set(name, answer);
      try {
        return await answer;
      } finally {
        underWay.delete(name);
      }
    },
  };
}

/** A key belongs to an account, or for anonymous callers to their network. */
function idOf({ key, actor, ip }: KeyedCall): Buffer {
  const caller = actor === null ? `network ${networkOf(ip)}` : `account ${actor.userId}`;
  return createHash('sha256').update(`${caller}\n${key}`).digest();
}

function hashOf({ endpoint, input, files }: KeyedCall): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([endpoint, input]));
  for (const { field, fileName, bytes } of files)
    hash.update(JSON.stringify([field, fileName, bytes.length])).update(bytes);
  return hash.digest();
}
