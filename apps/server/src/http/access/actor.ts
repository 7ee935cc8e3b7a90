import type { AccountType, StaffRole } from '@sangamam/contract/accounts/roles';

/** Who acts: the account behind the session that a call was made with, as it is at the moment of the call. */
export interface Actor {
  userId: string;
  /** The person whom the account belongs to. */
  personId: string;
  type: AccountType;
  /** Roles of staff, read on every request; empty for registrants. */
  roles: readonly StaffRole[];
  sessionId: string;
  email: string;
  /** The session has shown password and second factor within the last ten minutes. Sessions that are found say so. */
  hasFreshProof?: boolean;
  /** A role requires a second factor, and there is none: only its set-up is open. */
  needsSecondFactor?: boolean;
}

/** Parts of the site that act without anybody behind them. The audit log names them; the names are shown to staff. */
export type SystemName =
  | 'reminders and expiry'
  | 'automatic confirmation'
  | 'publishing schedule'
  | 'retention schedule'
  | 'start of the site'
  | 'first pages'
  | 'command line';

/** The site itself, where it acts by the clock, at its start or by a command on its machine. */
export interface SystemActor {
  type: 'SYSTEM';
  name: SystemName;
}

/** The site, as the part of it that acts. */
export function systemActor(name: SystemName): SystemActor {
  return { type: 'SYSTEM', name };
}

/** An account or the site itself, as use cases take it that only note who acted. */
export type AnyActor = Pick<Actor, 'type' | 'userId'> | SystemActor;

/** Who acted, as the audit log and the ledger store it: an account or a part of the site. */
export function actorColumns(actor: AnyActor): { actorId: string } | { actorSystem: SystemName } {
  return actor.type === 'SYSTEM' ? { actorSystem: actor.name } : { actorId: actor.userId };
}

/** The account behind an act; `null` for the site itself. */
export function accountOf(actor: AnyActor): string | null {
  return actor.type === 'SYSTEM' ? null : actor.userId;
}
