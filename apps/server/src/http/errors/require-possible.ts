import type { Decision } from '@sangamam/contract/orders/decisions/decision';

import { AppError } from './app-error.ts';

/**
 * Continues when the decision table allows the action, and returns whether an earlier call has already carried it out.
 * `reason` is the caller's.
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
