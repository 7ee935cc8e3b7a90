import { alreadyDone, notPossible, possible, possibleActions, type Decision } from './decision.ts';
import type { OrderFacts, RegistrationStatus } from '../order-status.ts';

/** What a registrar can do with a registration or an add-on order (DECISIONS §4). */
export const registrationActions = [
  'approve',
  'reject',
  'take-back',
  'reopen',
  'cancel',
  'reinstate',
] as const;
export type RegistrationAction = (typeof registrationActions)[number];

/** What staff decide about a registration that can be undone within a minute, its changes too. A cancellation cannot. */
export const undoableRegistrationActions = [
  'approve',
  'reject',
  'reopen',
  'take-back',
  'reinstate',
  'amend',
  'merge',
] as const;
export type UndoableRegistrationAction = (typeof undoableRegistrationActions)[number];

/** The facts from which a registrar's actions follow. */
export interface RegistrationDecisionFacts extends Pick<
  OrderFacts,
  'cancelled' | 'registrationStatus' | 'net'
> {
  /** For an add-on order, the decision about the registration that it belongs to; undefined for a registration. */
  parentStatus?: RegistrationStatus | null | undefined;
}

/** The facts from which taking an approval back follows, too. */
export interface TakeBackFacts extends RegistrationDecisionFacts {
  /** Money that is held for the registration and its add-on orders, whole dollars. */
  held: number;
  /** Whether the family has been told of the approval: its mail has left, or waits for nothing any more. */
  isTold: boolean;
}

/**
 * The decision table of registrations. An add-on order with a price follows the decision about its registration, so it
 * is never approved or rejected by itself; one without a price can be approved once its registration is.
 */
const table: Record<
  Exclude<RegistrationAction, 'take-back'>,
  (facts: RegistrationDecisionFacts) => Decision
> & {
  'take-back': (facts: TakeBackFacts) => Decision;
} = {
  approve: (facts) => {
    if (facts.cancelled) return notPossible;
    if (facts.registrationStatus === 'REG_APPROVED') return alreadyDone;
    if (facts.registrationStatus !== 'PENDING_REG_APPROVAL' || followsRegistration(facts)) return notPossible;
    return facts.parentStatus === undefined || facts.parentStatus === 'REG_APPROVED' ? possible : notPossible;
  },
  reject: (facts) => {
    if (facts.cancelled) return notPossible;
    if (facts.registrationStatus === 'REG_REJECTED') return alreadyDone;
    if (facts.registrationStatus !== 'PENDING_REG_APPROVAL' || followsRegistration(facts)) return notPossible;
    return possible;
  },
  'take-back': (facts) => {
    if (facts.cancelled) return notPossible;
    if (facts.registrationStatus === 'PENDING_REG_APPROVAL') return alreadyDone;
    if (facts.registrationStatus !== 'REG_APPROVED' || followsRegistration(facts)) return notPossible;
    return facts.held > 0 ? notPossible : { outcome: 'possible', needsReason: facts.isTold };
  },
  reopen: (facts) => {
    if (facts.cancelled) return notPossible;
    if (facts.registrationStatus === 'PENDING_REG_APPROVAL') return alreadyDone;
    if (facts.registrationStatus !== 'REG_REJECTED') return notPossible;
    return facts.parentStatus === 'REG_REJECTED' ? notPossible : possible;
  },
  cancel: ({ cancelled }) => (cancelled ? alreadyDone : possible),
  // What was never sent is started again instead. An add-on order comes back with its registration.
  reinstate: ({ cancelled, registrationStatus, parentStatus }) => {
    if (!cancelled) return alreadyDone;
    return registrationStatus === null || parentStatus !== undefined ? notPossible : possible;
  },
};

/** What the table says about one action. */
export function registrationDecision(
  action: Exclude<RegistrationAction, 'take-back'>,
  facts: RegistrationDecisionFacts,
): Decision {
  return table[action](facts);
}

/** What the table says about taking an approval back. */
export function takeBackDecision(facts: TakeBackFacts): Decision {
  return table['take-back'](facts);
}

/** The actions that would be carried out now, for whoever may decide about registrations. */
export function possibleRegistrationActions(facts: TakeBackFacts): RegistrationAction[] {
  return possibleActions(table, facts);
}

function followsRegistration({ parentStatus, net }: RegistrationDecisionFacts): boolean {
  return parentStatus !== undefined && net > 0;
}
