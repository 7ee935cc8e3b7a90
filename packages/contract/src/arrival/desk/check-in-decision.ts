import type { OrderStatus, RegistrationStatus } from '../../orders/order-status.ts';

/** How a registration stands at the arrival desk. */
export const standings = ['CONFIRMED', 'NOT_CONFIRMED', 'NOT_SUBMITTED', 'REJECTED', 'CANCELLED'] as const;
export type Standing = (typeof standings)[number];

/** The standing of a registration; a rejected one is not confirmed by any payment. */
export function standingOf(status: OrderStatus, registrationStatus: RegistrationStatus | null): Standing {
  switch (status) {
    case 'CANCELLED':
      return 'CANCELLED';
    case 'INCOMPLETE':
      return 'NOT_SUBMITTED';
    case 'CONFIRMED':
      return 'CONFIRMED';
    case 'SUBMITTED':
    case 'PAYMENT_NOT_DONE':
    case 'PENDING_FOR_APPROVAL':
      return registrationStatus === 'REG_REJECTED' ? 'REJECTED' : 'NOT_CONFIRMED';
  }
}

/** What a desk does with one person. */
export const checkInKinds = ['ARRIVED', 'UNDONE'] as const;
export type CheckInKind = (typeof checkInKinds)[number];

/** Why a check-in is refused. */
export const checkInRefusals = [
  'UNKNOWN',
  'CANCELLED',
  'REJECTED',
  'NOT_SUBMITTED',
  'NOT_ATTENDING',
  'NOT_CONFIRMED',
  'CHANGED_LATER',
] as const;
export type CheckInRefusal = (typeof checkInRefusals)[number];

/** `APPLIED` changes who is here; `ALREADY` finds it so. */
export const checkInOutcomes = ['APPLIED', 'ALREADY', 'REFUSED'] as const;

/** What becomes of it. */
export type CheckInDecision =
  | { outcome: 'APPLIED' | 'ALREADY'; refusal: null }
  | { outcome: 'REFUSED'; refusal: CheckInRefusal };

/** The facts about one person, and about what a desk wants to do. */
export interface CheckInFacts {
  kind: CheckInKind;
  standing: Standing;
  /** Selected to attend. */
  attending: boolean;
  isHere: boolean;
  /** Another desk did something about the person after this was done, which reached the server first. */
  isOutrun: boolean;
  /** The member of staff may check in registrations that are not confirmed. */
  mayOverride: boolean;
  /** They said that they do. */
  overrides: boolean;
}

const applied = { outcome: 'APPLIED', refusal: null } as const;
const already = { outcome: 'ALREADY', refusal: null } as const;
const refused = (refusal: CheckInRefusal) => ({ outcome: 'REFUSED', refusal }) as const;

/** The decision table of the arrival desk. A mistake can be undone whatever became of the registration. */
export function checkInDecision(facts: CheckInFacts): CheckInDecision {
  const { kind, standing, attending, isHere, isOutrun, mayOverride, overrides } = facts;
  if (isHere === (kind === 'ARRIVED')) return already;
  if (isOutrun) return refused('CHANGED_LATER');
  if (kind === 'UNDONE') return applied;
  if (standing !== 'CONFIRMED' && standing !== 'NOT_CONFIRMED') return refused(standing);
  if (!attending) return refused('NOT_ATTENDING');
  if (standing === 'CONFIRMED') return applied;
  return mayOverride && overrides ? applied : refused('NOT_CONFIRMED');
}
