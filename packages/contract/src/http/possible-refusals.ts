import type { AnyEndpoint, Endpoint } from './endpoint.ts';
import { universalErrors, type ErrorCode } from './error-catalogue.ts';

/** Every error of an endpoint: its own, those of its access checks, and those of any endpoint. */
export function possibleRefusals(endpoint: AnyEndpoint): ErrorCode[] {
  const { errors, takesIdempotencyKey } = endpoint as Endpoint;
  const keyed: ErrorCode[] = takesIdempotencyKey === true ? ['IDEMPOTENCY_KEY_REUSED'] : [];
  return [...new Set<ErrorCode>([...errors, ...refusalsOfGates(endpoint), ...keyed, ...universalErrors])];
}

/** Errors of the access checks of an endpoint; `refuseAccess` of the server enforces the same attributes. */
function refusalsOfGates({ access, freshProof, beforeSecondFactor }: AnyEndpoint): ErrorCode[] {
  if (access === 'anonymous') return [];
  const asksForSecondFactor = typeof access !== 'string' && beforeSecondFactor !== true;
  return [
    'UNAUTHORIZED',
    'FORBIDDEN',
    ...(asksForSecondFactor ? ['SECOND_FACTOR_SETUP_REQUIRED' as const] : []),
    ...(freshProof === true ? ['PROOF_REQUIRED' as const] : []),
  ];
}
