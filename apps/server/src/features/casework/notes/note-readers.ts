import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { hasAbility, type Ability } from '@sangamam/contract/staff/abilities';

/** The ability that reads notes, by whom they were written for. */
export const readersOfNotes = {
  staff: 'see-registrations',
  registrars: 'decide-registrations',
} as const satisfies Readonly<Record<string, Ability>>;

/** Whether a note is for registrars only. Those that do not say so were written when all notes were. */
export function isForRegistrarsOnly(after: unknown): boolean {
  return (after as { readers?: unknown } | null)?.readers !== 'staff';
}

/** Whether somebody with these roles may read a note, by what the audit log has as its `after`. */
export function mayReadNote(roles: readonly StaffRole[], after: unknown): boolean {
  return hasAbility(roles, readersOfNotes[isForRegistrarsOnly(after) ? 'registrars' : 'staff']);
}
