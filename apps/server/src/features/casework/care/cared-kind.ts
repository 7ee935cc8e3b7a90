import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import type { AuditAction } from '@sangamam/contract/audit/audit-catalogue';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

/** How staff look after a record, as it is stored. */
export interface StoredCare {
  assignedTo: string | null;
  followUpOn: string | null;
  followUpReason: string;
}

/** A record under its lock. */
export interface LockedRecord {
  /** Undefined where nobody has looked after it yet. */
  care: StoredCare | undefined;
  /** Nothing is left to do with it: no follow-up is set any more. */
  isOver?: boolean;
}

/** What assigning, following up and noting ask of a kind of records; the feature that has the records says it. */
export interface CaredKind<Answer> {
  kind: CareKind;
  /**
   * Locks a record until the transaction ends.
   *
   * @throws NOT_FOUND, or the refusal of the kind for an unknown one
   */
  lock: (ctx: Context, recordId: string) => Promise<LockedRecord>;
  /** Stores what changed of a locked record. */
  save: (ctx: Context, recordId: string, change: Partial<StoredCare>) => Promise<void>;
  /** The time zone by whose calendar a follow-up is due. */
  timeZoneOf: (ctx: Context, recordId: string) => Promise<string>;
  /** What a change answers. */
  answer: (ctx: Context, actor: Actor, recordId: string) => Promise<Answer>;
  /** What else may have happened to a record whose follow-up is refused, in words. */
  otherChanges?: Partial<Record<AuditAction, string>>;
}
