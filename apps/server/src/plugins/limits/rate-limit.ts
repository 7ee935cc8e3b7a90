import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

import { AppError } from '#server/http/errors/app-error.ts';
import { networkOf } from '#server/http/limits/client-network.ts';
import type { AccountAttempt, RateLimiter, LimitName } from '#server/http/limits/rate-limiter.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface Allowance {
  attempts: number;
  seconds: number;
}

/**
 * Attempts within a window. `address`: of a network, whatever accounts it tries; a household, a parish hall or a carrier's
 * network shares one, so those are generous. `accountAndNetwork`: of a network on one account, where calls are anonymous:
 * nobody uses up somebody else's attempts. `account`: of a signed-in caller.
 */
export const allowances: Record<
  LimitName,
  { address: Allowance; account?: Allowance; accountAndNetwork?: Allowance }
> = {
  login: {
    address: { attempts: 100, seconds: 15 * minute },
    accountAndNetwork: { attempts: 10, seconds: 15 * minute },
  },
  'sign-up': { address: { attempts: 60, seconds: hour } },
  'forgot-password': {
    address: { attempts: 30, seconds: hour },
    accountAndNetwork: { attempts: 5, seconds: hour },
  },
  'password-token': { address: { attempts: 100, seconds: 15 * minute } },
  contact: { address: { attempts: 20, seconds: hour } },
  // Whoever adds people learns which addresses have accounts; a large family corrects itself a few times.
  participants: { address: { attempts: 1_000, seconds: hour }, account: { attempts: 100, seconds: hour } },
  // Each is read and decoded, up to 14 MB of it.
  'profile-picture': { address: { attempts: 300, seconds: hour }, account: { attempts: 30, seconds: hour } },
  'media-upload': { address: { attempts: 600, seconds: hour }, account: { attempts: 300, seconds: hour } },
  // Enough to leaf through the list, too few to take the whole of a large one away.
  'public-list': { address: { attempts: 200, seconds: 15 * minute } },
  'my-data': { address: { attempts: 100, seconds: hour }, account: { attempts: 10, seconds: hour } },
};

/** Failed logins of a day that an account bears from networks it does not know before they have to pause. */
export const freeFailures = 9;

/** Seconds that networks unknown to an account pause after its `failures`-th failed login of a day. */
export function pauseAfter(failures: number): number {
  return failures <= freeFailures ? 0 : Math.min(15 * minute, 15 * 2 ** (failures - freeFailures - 1));
}

/** So long a network that has signed in to an account is known to it. */
const knownFor = 180 * day;

/**
 * Provides `app.rateLimiter`. Counts are kept in PostgreSQL, so all processes share them. A window starts with the first
 * attempt and ends on time, however often somebody tries meanwhile. `enabled: false` is for load tests.
 */
export function addRateLimit(
  app: FastifyInstance,
  { pool, enabled }: { pool: Pool; enabled: boolean },
): void {
  app.decorate('rateLimiter', enabled ? createRateLimiter(pool) : unlimited);
}

/** Lets everybody through. */
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
        // Nothing was tried: the pause does not use up what this network may try afterwards.
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
 * Slows down whoever guesses at one account from many networks: after some failures a single network that the account
 * does not know may try, and then none for a growing pause. Networks that have signed in to it before are not slowed
 * down, so that guessing wrong keeps nobody out of the own account.
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

/** An account as one network tries it. */
function pairOf(account: string, ip: string): string {
  return `${account} ${networkOf(ip)}`;
}

/** Networks and accounts are counted without being written down. */
function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}
