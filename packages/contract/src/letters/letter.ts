/** Where a letter stands. `SENT` once every mail of it has left. */
export const letterStates = ['DRAFT', 'WAITING', 'SCHEDULED', 'SENDING', 'STOPPED', 'SENT'] as const;
export type LetterState = (typeof letterStates)[number];

/** Why somebody in the audience of a letter does not get it. The first that applies is told. */
export const noLetterReasons = [
  'NO_ADDRESS',
  'CLOSED',
  'SUSPENDED',
  'CANCELLED',
  'REJECTED',
  'NOT_CONFIRMED',
  'UNSUBSCRIBED',
  'COMES_BACK',
  'GIVEN_UP',
] as const;
export type NoLetterReason = (typeof noLetterReasons)[number];

/** The same, with those of a letter that was stopped who have it: they do not get it again, also where it was corrected. */
export const dryRunReasons = [...noLetterReasons, 'GOT_IT'] as const;
export type DryRunReason = (typeof dryRunReasons)[number];

/** Who gets a letter first. */
export const letterOrders = ['SUBMITTED', 'NEWEST', 'NAME'] as const;
export type LetterOrder = (typeof letterOrders)[number];

/** States in which a letter can be changed, and its recipients found anew. */
export const changeableStates = ['DRAFT', 'WAITING', 'STOPPED'] as const satisfies readonly LetterState[];

/** Whether a letter in this state can be changed, and its recipients found anew. */
export function canChangeLetter(state: LetterState): boolean {
  return changeableStates.some((one) => one === state);
}

/** Whether a letter in this state can be stopped, or its schedule ended. */
export function canStopLetter(state: LetterState): boolean {
  return state === 'SCHEDULED' || state === 'SENDING';
}
