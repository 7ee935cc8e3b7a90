import type { AnyEndpoint, Endpoint } from './endpoint.ts';
import { universalErrors, type ErrorCode } from './error-catalogue.ts';

/** Every refusal that an endpoint can give: its own, those of its gates, and those that any endpoint can give. */
export function possibleRefusals(endpoint: AnyEndpoint): ErrorCode[] {
  const { errors, takesIdempotencyKey } = endpoint as Endpoint;
  const keyed: ErrorCode[] = takesIdempotencyKey === true ? ['IDEMPOTENCY_KEY_REUSED'] : [];
  return [...new Set<ErrorCode>([...errors, ...refusalsOfGates(endpoint), ...keyed, ...universalErrors])];
}

/** What the gates of an endpoint refuse; the server's `refuseAccess` enforces the same attributes. */
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
