import type { Endpoint } from '@sangamam/contract/http/endpoint';

/** A limit that an endpoint can name. */
export type LimitName = NonNullable<Endpoint['limit']>;

export const minute = 60;
const hour = 60 * minute;
export const day = 24 * hour;

/** So many attempts within a window of so many seconds. */
export interface Allowance {
  attempts: number;
  seconds: number;
}

/**
 * The rate limits: attempts within a window, of a login and of every other limit that an endpoint names. `address`: per network, over all accounts; generous, because a household, a parish hall or
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
  // Each upload is read and decoded.
  'profile-picture': { address: { attempts: 300, seconds: hour }, account: { attempts: 30, seconds: hour } },
  // Each is read and decoded. A family sends a form per child, and some of them twice.
  'document-upload': { address: { attempts: 600, seconds: hour }, account: { attempts: 60, seconds: hour } },
  // Only refused uploads count: each can take two seconds of a core, and nobody picks that many wrong files.
  'refused-document': { address: { attempts: 100, seconds: hour }, account: { attempts: 15, seconds: hour } },
  // Each is parsed.
  'bank-statement': { address: { attempts: 600, seconds: hour }, account: { attempts: 300, seconds: hour } },
  // Each is read in a thread.
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
  // After a change all phones ask at once, and those of a carrier from few networks; a token is 256 bits.
  wallet: { address: { attempts: 3_000, seconds: 15 * minute } },
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

/** The account and the client of an attempt. */
export interface AccountAttempt {
  ip: string;
  /**
   * The account's user name, trimmed and in lower case: the one that an anonymous call names, or the caller's own. A
   * signed-in caller never chooses whose attempts are counted.
   */
  account: string | undefined;
}

/** Counts attempts, shared by all processes of the site. `plugins/limits/count-attempts.ts` provides it as `app.rateLimiter`. */
export interface RateLimiter {
  /**
   * Counts one attempt of a network, before its body is read.
   *
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait, which trying does not prolong
   */
  consume(limit: LimitName, client: { ip: string }): Promise<void>;
  /** Counts one attempt on an account. @throws AppError TOO_MANY_REQUESTS as `consume` does */
  consumeForAccount(limit: LimitName, attempt: AccountAttempt): Promise<void>;
  /** Reverts both counts after the attempt succeeded, so that only failures add up. */
  refund(limit: LimitName, attempt: AccountAttempt): Promise<void>;
  /**
   * Like `refund`, after a complete login: also clears the account's earlier failures, and later failures from other
   * networks do not block this one.
   */
  clear(limit: LimitName, attempt: AccountAttempt): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimiter: RateLimiter;
  }
}
