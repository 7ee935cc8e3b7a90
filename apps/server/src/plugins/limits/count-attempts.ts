import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

import { AppError } from '#server/http/errors/app-error.ts';
import { networkOf } from '#server/http/limits/client-network.ts';
import {
  allowances,
  day,
  minute,
  pauseAfter,
  type AccountAttempt,
  type Allowance,
  type LimitName,
  type RateLimiter,
} from '#server/http/limits/rate-limits.ts';

/** How long a network stays known to an account after a login. */
const knownFor = 180 * day;

/**
 * Provides `app.rateLimiter`. The counts are in PostgreSQL, so all processes share them. A window starts with the first
 * attempt; further attempts do not extend it. `enabled: false` is for load tests.
 */
export function addRateLimit(
  app: FastifyInstance,
  { pool, enabled }: { pool: Pool; enabled: boolean },
): void {
  app.decorate('rateLimiter', enabled ? createRateLimiter(pool) : unlimited);
}

/** A limiter without limits. */
const unlimited: RateLimiter = {
  consume: () => Promise.resolve(),
  consumeForAccount: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

function createRateLimiter(pool: Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>();
  for (const [name, { address, account, accountAndNetwork }] of Object.entries(allowances)) {
    limiters.set(`${name}:address`, createLimiter(pool, `${name}:address`, address));
    if (account) limiters.set(`${name}:account`, createLimiter(pool, `${name}:account`, account));
    if (accountAndNetwork)
      limiters.set(`${name}:account`, createLimiter(pool, `${name}:account-network`, accountAndNetwork));
  }
  const delay = createLoginDelay(pool);

  const ofAddress = (name: LimitName, ip: string) => countOf(limiters.get(`${name}:address`), networkOf(ip));
  const ofAccount = (name: LimitName, { ip, account }: AccountAttempt) =>
    countOf(
      limiters.get(`${name}:account`),
      account !== undefined && allowances[name].accountAndNetwork ? pairOf(account, ip) : account,
    );

  return {
    async consume(name, { ip }) {
      await consumePoint(ofAddress(name, ip));
    },
    async consumeForAccount(name, attempt) {
      const count = ofAccount(name, attempt);
      await consumePoint(count);
      if (name !== 'login' || attempt.account === undefined) return;
      try {
        await delay.consume(attempt.account, attempt.ip);
      } catch (refusal) {
        // No login was tried: a refusal during the delay does not use up this network's attempts.
        await count?.limiter.reward(count.key, 1);
        throw refusal;
      }
    },
    async refund(name, attempt) {
      for (const count of [ofAddress(name, attempt.ip), ofAccount(name, attempt)])
        await count?.limiter.reward(count.key, 1);
      if (name === 'login' && attempt.account !== undefined) await delay.refund(attempt.account);
    },
    async clear(name, attempt) {
      const address = ofAddress(name, attempt.ip);
      await address?.limiter.reward(address.key, 1);
      const account = ofAccount(name, attempt);
      await account?.limiter.delete(account.key);
      if (name === 'login' && attempt.account !== undefined) await delay.clear(attempt.account, attempt.ip);
    },
  };
}

/**
 * Slows down password guessing on one account from many networks: after some failures a single unknown network may try,
 * and then none for a growing delay. Networks that have signed in to the account before are not delayed, so that an
 * attacker cannot lock the owner out.
 */
function createLoginDelay(pool: Pool) {
  const known = createLimiter(pool, 'login:known', { attempts: 1, seconds: knownFor });
  const failures = createLimiter(pool, 'login:failures', { attempts: 1_000_000, seconds: day });
  const pause = createLimiter(pool, 'login:pause', { attempts: 1, seconds: 15 * minute });
  return {
    async consume(account: string, ip: string): Promise<void> {
      if ((await known.get(keyOf(pairOf(account, ip)))) !== null) return;
      const key = keyOf(account);
      const { consumedPoints } = await failures.consume(key);
      const seconds = pauseAfter(consumedPoints);
      if (seconds === 0) return;
      try {
        await consumePoint({ limiter: pause, key }, seconds);
      } catch (refusal) {
        await failures.reward(key, 1);
        throw refusal;
      }
    },
    async refund(account: string): Promise<void> {
      await failures.reward(keyOf(account), 1);
    },
    async clear(account: string, ip: string): Promise<void> {
      const key = keyOf(account);
      await failures.delete(key);
      await pause.delete(key);
      await known.set(keyOf(pairOf(account, ip)), 1, knownFor);
    },
  };
}

interface Count {
  limiter: RateLimiterAbstract;
  key: string;
}

function countOf(limiter: RateLimiterAbstract | undefined, who: string | undefined): Count | undefined {
  return limiter === undefined || who === undefined ? undefined : { limiter, key: keyOf(who) };
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

async function consumePoint(count: Count | undefined, seconds?: number): Promise<void> {
  if (count === undefined) return;
  try {
    await count.limiter.consume(count.key, 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('TOO_MANY_REQUESTS', {
      retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}

/** The key of an account and the network that tries it. */
function pairOf(account: string, ip: string): string {
  return `${account} ${networkOf(ip)}`;
}

/** Hashes the key, so that no network and no account is stored in clear text. */
function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}
