import { hash } from 'node:crypto';

/** Sessions that were answered lately, of which this many at most are known. */
const mostKnown = 10_000;
/** Milliseconds since the last answer: filling a form in takes some minutes. */
const recentMs = 10 * 60_000;

/** The sessions that this process has answered lately, by the hash of their header. */
export class RecentSessions {
  readonly #clock: () => number;
  /** The one answered last is the last. */
  readonly #answeredAt = new Map<string, number>();

  constructor(clock = () => performance.now()) {
    this.#clock = clock;
  }

  /** Notes that a call with this `authorization` header was answered. */
  note(authorization: string): void {
    const key = keyOf(authorization);
    this.#answeredAt.delete(key);
    this.#answeredAt.set(key, this.#clock());
    if (this.#answeredAt.size <= mostKnown) return;
    const [oldest] = this.#answeredAt.keys();
    if (oldest !== undefined) this.#answeredAt.delete(oldest);
  }

  has(authorization: string): boolean {
    const at = this.#answeredAt.get(keyOf(authorization));
    return at !== undefined && this.#clock() - at <= recentMs;
  }
}

function keyOf(authorization: string): string {
  return hash('sha256', authorization, 'base64');
}
