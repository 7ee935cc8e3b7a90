import type { ErrorCode } from '../../http/error-catalogue.ts';

/**
 * What a decision table says about an action in a given state. Use cases and presenters both read it, so that an action
 * is offered exactly when it would be carried out.
 */
export type Decision =
  | {
      outcome: 'possible';
      /** The call must carry a reason in this state, although its body does not always ask for one. */
      needsReason: boolean;
    }
  /** A repeated call: it changes nothing and returns the first result. */
  | { outcome: 'already-done' }
  | { outcome: 'refused'; code: ErrorCode };

export const possible: Decision = { outcome: 'possible', needsReason: false };
export const alreadyDone: Decision = { outcome: 'already-done' };
export const notPossible: Decision = { outcome: 'refused', code: 'TRANSITION_NOT_POSSIBLE' };

/** The actions of a table that are possible now, in the table's order. */
export function possibleActions<Action extends string, Facts>(
  table: Record<Action, (facts: Facts) => Decision>,
  facts: Facts,
): Action[] {
  return (Object.keys(table) as Action[]).filter((action) => table[action](facts).outcome === 'possible');
}
