/**
 * How far a deposit slip is. OPEN: made, the checks are still here. AT_BANK: a treasurer took it to the bank. DEPOSITED: a
 * line of the bank's statement says so. TAKEN_BACK: it is void, and its checks can be put on another one.
 */
export const slipStates = ['OPEN', 'AT_BANK', 'DEPOSITED', 'TAKEN_BACK'] as const;
export type SlipState = (typeof slipStates)[number];

/** What a treasurer can do with a slip. */
export const slipActions = ['mark-at-bank', 'take-back'] as const;
export type SlipAction = (typeof slipActions)[number];

/** The stored facts of a slip. */
export interface SlipFacts {
  isTakenBack: boolean;
  /** A line of the bank is matched with it. */
  isMatched: boolean;
  atBankOn: string | null;
}

/** The state that follows from the facts. */
export function slipState({ isTakenBack, isMatched, atBankOn }: SlipFacts): SlipState {
  if (isTakenBack) return 'TAKEN_BACK';
  if (isMatched) return 'DEPOSITED';
  return atBankOn === null ? 'OPEN' : 'AT_BANK';
}

/** The decision table of slips. Once the bank has confirmed a deposit, only undoing that import opens it again. */
const table: Record<SlipState, readonly SlipAction[]> = {
  OPEN: ['mark-at-bank', 'take-back'],
  AT_BANK: ['mark-at-bank', 'take-back'],
  DEPOSITED: [],
  TAKEN_BACK: [],
};

/** What can be done with a slip in this state. */
export function possibleSlipActions(state: SlipState): readonly SlipAction[] {
  return table[state];
}
