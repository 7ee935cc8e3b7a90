import type { Actor } from '#server/http/actor.ts';
import type { StaffRole } from '@sangamam/contract/accounts/roles';

function holds(actor: Actor, ...roles: StaffRole[]): boolean {
  return actor.roles.some((role) => role === 'ADMIN' || roles.includes(role));
}

/** Money is for those who decide about registrations and for the treasurer; viewers see none (DECISIONS §2). */
export function maySeeMoney(actor: Actor): boolean {
  return holds(actor, 'REGISTRAR', 'TREASURER');
}

/** Details of minors are for registrars alone. */
export function maySeeMinors(actor: Actor): boolean {
  return holds(actor, 'REGISTRAR');
}

/** Registrations are decided by registrars. */
export function mayDecideRegistrations(actor: Actor): boolean {
  return holds(actor, 'REGISTRAR');
}
