import type { OwnDataSection } from '@sangamam/contract/people/own-data/own-data-endpoints';

import type { Context } from '#server/db/context.ts';

import type { OwnDataRows, TablePolicy } from './policy.ts';

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

/**
 * Everything that one feature knows about the people in its tables: a policy for each table, and functions for what no
 * policy says. They run after the policies of the feature. `personal-data/registry` lists the features.
 */
export interface PersonalData {
  /** Erased and merged in this order. A test demands every table that leads to a person. */
  tables: readonly TablePolicy[];
  /** Sections of "Your data" that are read by hand. */
  sections?: Partial<Record<OwnDataSection, (ctx: Context, subject: DataSubject) => Promise<OwnDataRows>>>;
  erase?: (ctx: Context, subject: DataSubject) => Promise<void>;
  merge?: (ctx: Context, merge: Merge) => Promise<void>;
}
