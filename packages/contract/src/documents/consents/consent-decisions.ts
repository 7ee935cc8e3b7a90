import { alreadyDone, notPossible, possible, type Decision } from '../../orders/decisions/decision.ts';

/** The states of a consent form: a family sends it, a registrar accepts it or returns it with a reason. */
export const consentStates = ['SENT', 'ACCEPTED', 'RETURNED'] as const;
export type ConsentState = (typeof consentStates)[number];

/** Whether the registration of a form still counts. */
export const consentOrderStates = ['ACTIVE', 'CANCELLED', 'REJECTED'] as const;
export type ConsentOrderState = (typeof consentOrderStates)[number];

/** What can be done with a consent form: `delete` by its family, the others by a registrar. */
export const consentActions = ['accept', 'return', 'undo', 'delete'] as const;
export type ConsentAction = (typeof consentActions)[number];

/** The facts that determine the actions. */
export interface ConsentFacts {
  state: ConsentState;
  order: ConsentOrderState;
  /** Whether the form names nobody and several minors could be meant: it cannot be accepted before somebody says. */
  isForNobody?: boolean;
}

const nobodyNamed: Decision = { outcome: 'refused', code: 'CONSENT_NAMES_NOBODY' };

type Outcomes = Readonly<Record<ConsentState, Decision>>;

/** What the table says about forms of active registrations. `undo` takes an acceptance back. */
const whileActive: Readonly<Record<ConsentAction, Outcomes>> = {
  accept: { SENT: possible, ACCEPTED: alreadyDone, RETURNED: possible },
  return: { SENT: possible, ACCEPTED: possible, RETURNED: alreadyDone },
  undo: { SENT: alreadyDone, ACCEPTED: possible, RETURNED: notPossible },
  // An accepted form is the proof on which the child is admitted.
  delete: { SENT: possible, ACCEPTED: notPossible, RETURNED: possible },
};

/** The decision table of consent forms. A rejected registration can only be read (DECISIONS §4). */
export function consentDecision(
  action: ConsentAction,
  { state, order, isForNobody = false }: ConsentFacts,
): Decision {
  if (order === 'ACTIVE') {
    const decision = whileActive[action][state];
    return action === 'accept' && isForNobody && decision.outcome === 'possible' ? nobodyNamed : decision;
  }
  // Nobody needs the forms of a cancelled registration any more: the family may take each of them back.
  return order === 'CANCELLED' && action === 'delete' ? possible : notPossible;
}

/** The actions that would be carried out now, in the table's order. */
export function possibleConsentActions(facts: ConsentFacts): ConsentAction[] {
  return consentActions.filter((action) => consentDecision(action, facts).outcome === 'possible');
}
