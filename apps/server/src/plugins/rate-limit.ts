import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

import { AppError } from '#server/http/app-error.ts';
import { networkOf } from '#server/http/client-network.ts';
import type { FloodGate, Knock, LimitName } from '#server/http/flood-gate.ts';

const minute = 60;
const hour = 60 * minute;

interface Allowance {
  attempts: number;
  seconds: number;
}

/**
 * Attempts within a window, for an address and for an account. A household, a parish hall or a carrier's network shares
 * one address, so those are generous; an account is one person.
 */
export const allowances: Record<LimitName, { address: Allowance; account?: Allowance }> = {
  login: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 10, seconds: 15 * minute },
  },
  'sign-up': { address: { attempts: 60, seconds: hour } },
  'forgot-password': { address: { attempts: 30, seconds: hour }, account: { attempts: 5, seconds: hour } },
  'password-token': { address: { attempts: 100, seconds: 15 * minute } },
  contact: { address: { attempts: 20, seconds: hour } },
  // Whoever adds people learns which addresses have accounts; a large family corrects itself a few times.
  participants: { address: { attempts: 1_000, seconds: hour }, account: { attempts: 100, seconds: hour } },
  'my-data': { address: { attempts: 100, seconds: hour }, account: { attempts: 10, seconds: hour } },
};

/**
 * Provides `app.floodGate`. Counts are kept in PostgreSQL, so all processes share them. A window starts with the first
 * attempt and ends on time, however often somebody tries meanwhile. `enabled: false` is for load tests.
 */
export function addRateLimit(
  app: FastifyInstance,
  { pool, enabled }: { pool: Pool; enabled: boolean },
): void {
  app.decorate('floodGate', enabled ? createGate(pool) : openGate);
}

/** Lets everybody through. */
const openGate: FloodGate = {
  attempt: () => Promise.resolve(),
  forgive: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

function createGate(pool: Pool): FloodGate {
  const limiters = new Map<string, RateLimiterAbstract>();
  for (const [name, { address, account }] of Object.entries(allowances)) {
    limiters.set(`${name}:address`, createLimiter(pool, `${name}:address`, address));
    if (account) limiters.set(`${name}:account`, createLimiter(pool, `${name}:account`, account));
  }
  /** The counts that a knock touches, the address before the account. */
  function countsOf(name: LimitName, { ip, account }: Knock): Count[] {
    const counts = [
      { limiter: limiters.get(`${name}:address`), who: ip === undefined ? undefined : networkOf(ip) },
      { limiter: limiters.get(`${name}:account`), who: account },
    ];
    return counts.flatMap(({ limiter, who }) =>
      limiter === undefined || who === undefined ? [] : [{ limiter, key: keyOf(who) }],
    );
  }
  async function forgive(name: LimitName, knock: Knock): Promise<void> {
    for (const { limiter, key } of countsOf(name, knock)) await limiter.reward(key, 1);
  }
  return {
    async attempt(name, knock) {
      for (const { limiter, key } of countsOf(name, knock)) await consume(limiter, key);
    },
    forgive,
    async clear(name, { ip, account }) {
      await forgive(name, { ip });
      for (const { limiter, key } of countsOf(name, { account })) await limiter.delete(key);
    },
  };
}

interface Count {
  limiter: RateLimiterAbstract;
  key: string;
}

function createLimiter(pool: Pool, keyPrefix: string, { attempts, seconds }: Allowance): RateLimiterAbstract {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points: attempts,
    duration: seconds,
  });
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('TOO_MANY_REQUESTS', {
      retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}

/** Addresses and accounts are counted without being written down. */
function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}
