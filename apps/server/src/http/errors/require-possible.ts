import type { Decision } from '@sangamam/contract/orders/decisions/decision';

import { AppError } from './app-error.ts';

/**
 * Lets a use case go on where its decision table allows the action, and tells whether an earlier call has carried it
 * out already. `reason` is what the caller gave.
 *
 * @throws AppError with the refusal's code; REASON_REQUIRED where the table asks for a reason and there is none
 */
export function requirePossible(decision: Decision, reason?: string): 'possible' | 'already-done' {
  if (decision.outcome === 'refused') throw new AppError(decision.code);
  if (decision.outcome === 'possible' && decision.needsReason && reason === undefined) {
    throw new AppError('REASON_REQUIRED');
  }
  return decision.outcome;
}
