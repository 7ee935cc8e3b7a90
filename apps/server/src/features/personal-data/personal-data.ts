import type { OwnDataSection } from '@sangamam/contract/people/own-data/own-data-endpoints';

import type { Context } from '#server/db/context.ts';

/** An account, and the ids of everything that belongs to it. */
export interface DataSubject {
  userId: string;
  /** Accounts that were merged into it. Found for an erasure only; empty in an export. */
  mergedUserIds: readonly string[];
  /** The registrant and everybody in a registration of the account. */
  personIds: readonly string[];
  /** E-mail addresses that belong to the account: the current one and, in an erasure, former ones. */
  addresses: readonly string[];
  orderIds: readonly string[];
  paymentIds: readonly string[];
  /** Contact messages that were sent from one of the addresses; in an erasure also all answers to letters about its orders. */
  messageIds: readonly string[];
}

/** One of the two accounts of a merge, with its person. */
export interface MergeSide {
  userId: string;
  personId: string;
}

/** A merge: everything that belongs to `from` becomes `to`'s, and `from` is closed. */
export interface Merge {
  from: MergeSide;
  to: MergeSide;
}

/** A column that refers to `people` or `users`: what an export and an erasure do with its rows. */
export interface Claim {
  /** The section of "Your data" that has the rows, or the reason why none has. */
  exportedAs: OwnDataSection | { notExported: string };
  /**
   * `deleted`: the rows go. `emptied`: they stay without what they say about people. Otherwise the reason why they stay
   * as they are.
   */
  onErasure: 'deleted' | 'emptied' | { kept: string };
}

/** Everything that one feature knows about the people in its tables. `personal-data/registry` lists the features. */
export interface PersonalData {
  /** Every foreign key of the feature's tables to `people` or `users`, as `table.column`. A test demands completeness. */
  claims: Readonly<Record<string, Claim>>;
  /** Reads the rows of each section of "Your data" that the feature provides, without secrets and internal notes. */
  sections?: Partial<Record<OwnDataSection, (ctx: Context, subject: DataSubject) => Promise<OwnDataRows>>>;
  /** Erases the subject's personal data from the feature's tables, in the caller's transaction. */
  erase?: (ctx: Context, subject: DataSubject) => Promise<void>;
  /** Moves the rows of a duplicate account to the account that is kept, in the caller's transaction. */
  merge?: (ctx: Context, merge: Merge) => Promise<void>;
}

/** Rows of one section of "Your data". */
export type OwnDataRows = readonly Readonly<Record<string, unknown>>[];

/** The claim of a column that records which member of staff did something. */
export const staffAction: Claim = {
  exportedAs: { notExported: 'It records what a member of staff did at work, not data about that person.' },
  onErasure: { kept: 'The record of who acted stays; the name behind it is erased with the person.' },
};
