import type { Endpoint } from '@sangamam/contract/http/endpoint';

/** A limit that an endpoint can name. */
export type LimitName = NonNullable<Endpoint['limit']>;

/** The account and the client of an attempt. */
export interface AccountAttempt {
  ip: string;
  /**
   * The account's user name, trimmed and in lower case: the one that an anonymous call names, or the caller's own. A
   * signed-in caller never chooses whose attempts are counted.
   */
  account: string | undefined;
}

/** Counts attempts, shared by all processes of the site. The rate-limit plugin provides it as `app.rateLimiter`. */
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
