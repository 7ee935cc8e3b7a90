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
 * Attempts within a window. `address`: per network, over all accounts; generous, because a household, a parish hall or
 * a mobile carrier shares one. `accountAndNetwork`: per network and account, for anonymous calls, so that nobody can
 * use up the attempts of others. `account`: per signed-in caller.
 */
export const allowances: Record<
  LimitName,
  { address: Allowance; account?: Allowance; accountAndNetwork?: Allowance }
> = {
  login: {
    address: { attempts: 100, seconds: 15 * minute },
    accountAndNetwork: { attempts: 10, seconds: 15 * minute },
  },
  // Each opening of the login page asks for a challenge; what answers one counts as a login.
  passkey: { address: { attempts: 600, seconds: 15 * minute } },
  'sign-up': { address: { attempts: 60, seconds: hour } },
  'forgot-password': {
    address: { attempts: 30, seconds: hour },
    accountAndNetwork: { attempts: 5, seconds: hour },
  },
  'password-token': { address: { attempts: 100, seconds: 15 * minute } },
  contact: { address: { attempts: 20, seconds: hour } },
  // Adding people reveals which addresses have accounts; a large family makes a few corrections.
  participants: { address: { attempts: 1_000, seconds: hour }, account: { attempts: 100, seconds: hour } },
  // Each upload is read and decoded, up to 14 MB.
  'profile-picture': { address: { attempts: 300, seconds: hour }, account: { attempts: 30, seconds: hour } },
  // Each is read and decoded, up to 10 MB. A family sends a form per child, and some of them twice.
  'document-upload': { address: { attempts: 600, seconds: hour }, account: { attempts: 60, seconds: hour } },
  // Only refused uploads count: each can take two seconds of a core, and nobody picks that many wrong files.
  'refused-document': { address: { attempts: 100, seconds: hour }, account: { attempts: 15, seconds: hour } },
  // Each is parsed, up to 2 MB.
  'bank-statement': { address: { attempts: 600, seconds: hour }, account: { attempts: 300, seconds: hour } },
  // Each is read in a thread, up to 2 MB.
  'hotel-numbers': { address: { attempts: 600, seconds: hour }, account: { attempts: 200, seconds: hour } },
  'media-upload': { address: { attempts: 600, seconds: hour }, account: { attempts: 300, seconds: hour } },
  // Enough to page through the list, too few to scrape a large one.
  'public-list': { address: { attempts: 200, seconds: 15 * minute } },
  // Each call asks PayPal. A payer who waits asks again every few seconds.
  paypal: { address: { attempts: 300, seconds: 15 * minute }, account: { attempts: 60, seconds: hour } },
  // PayPal sends from a few networks, and repeats what was refused.
  'paypal-webhook': { address: { attempts: 3_000, seconds: 15 * minute } },
  // A receipt takes a tenth of a second of a core. A treasurer opens many of an evening.
  documents: { address: { attempts: 1_000, seconds: hour }, account: { attempts: 120, seconds: hour } },
  // Families mistype a code a few times; guessing one takes millions of attempts. A code that fits is not counted.
  'discount-code': { address: { attempts: 200, seconds: hour }, account: { attempts: 20, seconds: hour } },
  // A driver's page asks every half minute; a token is 256 random bits. `account` is the link, wherever it is used.
  driver: {
    address: { attempts: 600, seconds: 15 * minute },
    account: { attempts: 300, seconds: 15 * minute },
  },
  // A family opens its link a few times; a token is 256 random bits.
  question: { address: { attempts: 200, seconds: 15 * minute }, account: { attempts: 60, seconds: hour } },
  // A large mail provider posts for many of its users from a few networks; a token is 256 random bits.
  unsubscribe: { address: { attempts: 600, seconds: 15 * minute } },
  // An open record reports three times a minute, and once when it is left; staff step through a list quickly.
  presence: {
    address: { attempts: 9_000, seconds: 15 * minute },
    account: { attempts: 900, seconds: 15 * minute },
  },
  // Each holds a connection to the mail server, and the mails behind it, for up to half a minute.
  'test-mail': { address: { attempts: 100, seconds: hour }, account: { attempts: 20, seconds: hour } },
  'my-data': { address: { attempts: 100, seconds: hour }, account: { attempts: 10, seconds: hour } },
};

/** Failed logins per day that unknown networks may make on an account before a delay applies. */
export const freeFailures = 9;

/** Delay in seconds for networks unknown to an account after its `failures`-th failed login of a day. */
export function pauseAfter(failures: number): number {
  return failures <= freeFailures ? 0 : Math.min(15 * minute, 15 * 2 ** (failures - freeFailures - 1));
}

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
