import type { Family } from '../families.ts';
import type { Kind, KindReport } from './caller.ts';
import type { Opening } from './visits.ts';

/** One opening: families that come within `seconds`, in an order that `seed` repeats. */
export interface OpeningOrder extends Opening {
  origins: readonly string[];
  families: readonly Family[];
  seconds: number;
  seed: number;
}

/** What became of an opening. */
export interface OpeningReport {
  seconds: number;
  /** Families that got to the end of their visit. */
  through: number;
  kinds: Record<Kind, KindReport>;
  /** Milliseconds from a sign-up until its mail was there. */
  mails: number[];
  errors: string[];
  mostOpenCalls: number;
  /** Processor seconds of the process that plays the families and takes the mails. */
  cpuSeconds: number;
  /** How late this process itself was, 99th percentile in milliseconds. */
  ownDelayMs: number;
}

/** First the address for mails, then a report for each order. */
export type PlayersMessage = { smtpUrl: string } | { report: OpeningReport } | { error: string };
