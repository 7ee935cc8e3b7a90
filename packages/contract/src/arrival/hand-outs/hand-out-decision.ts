import type { Standing } from '../desk/check-in-decision.ts';

/** What a desk does with one add-on line: hands all of it out, or takes that back. */
export const handOutKinds = ['HANDED_OUT', 'TAKEN_BACK'] as const;
export type HandOutKind = (typeof handOutKinds)[number];

/** Why handing out is refused. */
export const handOutRefusals = [
  'UNKNOWN',
  'NOT_BOOKED',
  'CANCELLED',
  'REJECTED',
  'NOT_SUBMITTED',
  'NOT_CONFIRMED',
  'CHANGED_LATER',
] as const;
export type HandOutRefusal = (typeof handOutRefusals)[number];

/** What becomes of it. */
export type HandOutDecision =
  | { outcome: 'APPLIED' | 'ALREADY'; refusal: null }
  | { outcome: 'REFUSED'; refusal: HandOutRefusal };

/** The facts about one add-on line, and about what a desk wants to do. */
export interface HandOutFacts {
  kind: HandOutKind;
  /** `standingOfLine`; absent when the family has no such line. */
  standing: Standing | undefined;
  isHandedOut: boolean;
  /** Another desk did something with the line after this was done, which reached the server first. */
  isOutrun: boolean;
  /** The member of staff may pass over what is not confirmed. */
  mayOverride: boolean;
  /** They said that they do. */
  overrides: boolean;
}

const applied = { outcome: 'APPLIED', refusal: null } as const;
const already = { outcome: 'ALREADY', refusal: null } as const;
const refused = (refusal: HandOutRefusal) => ({ outcome: 'REFUSED', refusal }) as const;

/** The decision table of hand-outs. A mistake can be taken back whatever became of the order. */
export function handOutDecision(facts: HandOutFacts): HandOutDecision {
  const { kind, standing, isHandedOut, isOutrun, mayOverride, overrides } = facts;
  if (standing === undefined) return refused('NOT_BOOKED');
  if (isHandedOut === (kind === 'HANDED_OUT')) return already;
  if (isOutrun) return refused('CHANGED_LATER');
  if (kind === 'TAKEN_BACK' || standing === 'CONFIRMED') return applied;
  if (standing !== 'NOT_CONFIRMED') return refused(standing);
  return mayOverride && overrides ? applied : refused('NOT_CONFIRMED');
}

/** The standing of a line: that of its registration where it is not confirmed, else that of its own order. */
export function standingOfLine({
  registration,
  order,
}: {
  registration: Standing;
  order: Standing;
}): Standing {
  return registration === 'CONFIRMED' ? order : registration;
}
