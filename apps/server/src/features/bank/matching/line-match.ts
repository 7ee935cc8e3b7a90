import type { BankLine, MatchLevel, MatchReason } from '@sangamam/contract/bank/statements/bank-line';

import type { Family } from './family.ts';
import type { NameHit } from './name-index.ts';
import type { NumberHit } from './number-index.ts';
import type { Allocation, fitAmount } from './score-amount.ts';

/** A way to book a line, with what speaks for it. `score` is from 0 to 1. */
export interface Candidate {
  familyIds: string[];
  allocations: Allocation[];
  score: number;
  reasons: MatchReason[];
}

/** The candidates of a line, the best first. SURE means that the first one can be accepted unread. */
export interface LineMatch {
  level: MatchLevel;
  candidates: Candidate[];
}

/** What the score reads of a line. */
export type ScoredLine = Pick<
  BankLine,
  'date' | 'cents' | 'currency' | 'direction' | 'payer' | 'memo' | 'reference'
>;

/** What a line says about one family. */
export interface Evidence {
  family: Family;
  number: NumberHit | undefined;
  name: NameHit | undefined;
  address: { address: string; isTold: boolean } | undefined;
  /** The money came before the registration was submitted. */
  isTooEarly: boolean;
  /** Day on which the family reported a payment, when the money came within some weeks of it. */
  reportedOn: string | null;
  /** Days between the money and the report; `null` where there is none within some weeks. */
  daysFromReport: number | null;
}

/** A candidate with the evidence behind it. */
export interface Ranked {
  evidence: Evidence;
  fit: NonNullable<ReturnType<typeof fitAmount>>;
  score: number;
  /** The score as it is compared and shown. */
  percent: number;
}
