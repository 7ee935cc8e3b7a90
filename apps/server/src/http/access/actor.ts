import type { AccountType, StaffRole } from '@sangamam/contract/accounts/roles';

/** The caller: the account of the session, as it is at the moment of the call. */
export interface Actor {
  userId: string;
  /** The person who owns the account. */
  personId: string;
  type: AccountType;
  /** Staff roles, read on every request; empty for registrants. */
  roles: readonly StaffRole[];
  sessionId: string;
  email: string;
  /** Set where staff act for the account: their account, which the log names. */
  onBehalfBy?: string;
  /** True when the session verified password and second factor in the last ten minutes. Set when a session is found. */
  hasFreshProof?: boolean;
  /** A role requires a second factor that the account lacks: only its setup is allowed. */
  needsSecondFactor?: boolean;
}

/** The account that the log names for what an actor did: of staff where they acted for a family. */
export function whoActed({ userId, onBehalfBy }: Pick<Actor, 'userId' | 'onBehalfBy'>): string {
  return onBehalfBy ?? userId;
}

/** Parts of the site that act without a user. The audit log names them; staff see these names. */
export type SystemName =
  | 'reminders and expiry'
  | 'payment reminders'
  | 'consent reminders'
  | 'checklist reminders'
  | 'wait list'
  | 'letters'
  | 'link of a question'
  | 'link of a letter'
  | 'mails that come back'
  | 'automatic confirmation'
  | 'publishing schedule'
  | 'retention schedule'
  | 'PayPal'
  | 'start of the site'
  | 'first pages'
  | 'command line';

/** The site itself: scheduled jobs, the start, or a command on its machine. */
export interface SystemActor {
  type: 'SYSTEM';
  name: SystemName;
}

/** The actor for one part of the site. */
export function systemActor(name: SystemName): SystemActor {
  return { type: 'SYSTEM', name };
}

/** An account or the site itself, for use cases that only record the actor. */
export type AnyActor = Pick<Actor, 'type' | 'userId'> | SystemActor;

/** The actor as the audit log and the ledger store it: an account or a part of the site. */
export function actorColumns(actor: AnyActor): { actorId: string } | { actorSystem: SystemName } {
  return actor.type === 'SYSTEM' ? { actorSystem: actor.name } : { actorId: actor.userId };
}

/** The actor's account; `null` for the site itself. */
export function accountOf(actor: AnyActor): string | null {
  return actor.type === 'SYSTEM' ? null : actor.userId;
}
