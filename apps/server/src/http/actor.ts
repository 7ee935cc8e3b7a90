import type { AccountType, StaffRole } from '@sangamam/contract/accounts/roles';

/** Who acts: the account behind the session that a call was made with, as it is at the moment of the call. */
export interface Actor {
  userId: string;
  /** The person whom the account belongs to. */
  personId: string;
  type: AccountType;
  /** Duties of staff, read on every request; empty for registrants. */
  roles: readonly StaffRole[];
  sessionId: string;
  email: string;
  /** The session has shown password and second factor within the last ten minutes. Sessions that are found say so. */
  hasFreshProof?: boolean;
  /** A duty asks for a second factor, and there is none: only the way there is open. */
  needsSecondFactor?: boolean;
}
