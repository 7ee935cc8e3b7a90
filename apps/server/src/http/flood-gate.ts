import type { Endpoint } from '@sangamam/contract/http/endpoint';

/** A limit that an endpoint can name. */
export type LimitName = NonNullable<Endpoint['limit']>;

/** Who knocks: an address, and the account that the call is about: the one that it names, or the caller's own. */
export interface Knock {
  /** Absent where the address was counted before. */
  ip?: string | undefined;
  /** The account's user name as it was typed, trimmed and in lower case. */
  account?: string | undefined;
}

/** Counts attempts, shared by all processes of the site. The rate-limit plugin provides it as `app.floodGate`. */
export interface FloodGate {
  /** Counts one attempt. @throws AppError TOO_MANY_REQUESTS with the seconds to wait, which trying does not prolong */
  attempt(limit: LimitName, knock: Knock): Promise<void>;
  /** Takes the attempt back after it succeeded, so that only failures add up. */
  forgive(limit: LimitName, knock: Knock): Promise<void>;
  /** The same for whoever has shown everything that an account asks for: its earlier failures are forgotten, too. */
  clear(limit: LimitName, knock: Knock): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    floodGate: FloodGate;
  }
}
