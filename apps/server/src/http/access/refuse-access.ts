import type { Access, AnyEndpoint } from '@sangamam/contract/http/endpoint';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import type { ErrorCode } from '@sangamam/contract/http/error-catalogue';

import type { Actor } from './actor.ts';

/**
 * Returns the refusal of an endpoint for `actor`, or `undefined` when the call is allowed (DECISIONS §1, §2). Checks in
 * order: no session, missing role, missing second factor that a role requires, and a proof that is too old.
 */
export function refuseAccess(
  { access, freshProof = false, beforeSecondFactor = false }: Gates,
  actor: Actor | null,
): ErrorCode | undefined {
  const refusal = refuseRole(access, actor);
  if (refusal !== undefined || actor === null) return refusal;
  const isForStaff = typeof access !== 'string';
  if (isForStaff && actor.needsSecondFactor === true && !beforeSecondFactor)
    return 'SECOND_FACTOR_SETUP_REQUIRED';
  return freshProof && actor.hasFreshProof !== true ? 'PROOF_REQUIRED' : undefined;
}

type Gates = Pick<AnyEndpoint, 'access' | 'freshProof' | 'beforeSecondFactor'>;

function refuseRole(access: Access, actor: Actor | null): ErrorCode | undefined {
  if (access === 'anonymous') return undefined;
  if (actor === null) return 'UNAUTHORIZED';
  if (access === 'signed-in') return undefined;
  if (access === 'registrant') return actor.type === 'REGISTRANT' ? undefined : 'FORBIDDEN';
  return actor.type === 'STAFF' && hasAbility(actor.roles, access.ability) ? undefined : 'FORBIDDEN';
}
