import { alreadyDone, notPossible, possible, possibleActions, type Decision } from './decision.ts';
import type { OrderFacts, RegistrationStatus } from '../order-status.ts';

/** What a registrar can do with a registration or an add-on order (DECISIONS §4). */
export const registrationActions = ['approve', 'reject', 'reopen', 'cancel'] as const;
export type RegistrationAction = (typeof registrationActions)[number];

/** The facts from which a registrar's actions follow. */
export interface RegistrationDecisionFacts extends Pick<
  OrderFacts,
  'cancelled' | 'registrationStatus' | 'net'
> {
  /** For an add-on order, the decision about the registration that it belongs to; undefined for a registration. */
  parentStatus?: RegistrationStatus | null | undefined;
}

/**
 * The decision table of registrations. An add-on order with a price follows the decision about its registration, so it
 * is never approved or rejected by itself; one without a price can be approved once its registration is.
 */
const table: Record<RegistrationAction, (facts: RegistrationDecisionFacts) => Decision> = {
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
  reopen: (facts) => {
    if (facts.cancelled) return notPossible;
    if (facts.registrationStatus === 'PENDING_REG_APPROVAL') return alreadyDone;
    if (facts.registrationStatus !== 'REG_REJECTED') return notPossible;
    return facts.parentStatus === 'REG_REJECTED' ? notPossible : possible;
  },
  cancel: ({ cancelled }) => (cancelled ? alreadyDone : possible),
};

/** What the table says about one action. */
export function registrationDecision(action: RegistrationAction, facts: RegistrationDecisionFacts): Decision {
  return table[action](facts);
}

/** The actions that would be carried out now, for whoever may decide about registrations. */
export function possibleRegistrationActions(facts: RegistrationDecisionFacts): RegistrationAction[] {
  return possibleActions(table, facts);
}

function followsRegistration({ parentStatus, net }: RegistrationDecisionFacts): boolean {
  return parentStatus !== undefined && net > 0;
}
