import { describe, expect, it } from 'vitest';

import {
  consentActions,
  consentDecision,
  consentOrderStates,
  consentStates,
  possibleConsentActions,
} from './consent-decisions.ts';

/** Written down a second time: p possible, d already done, - refused; in the order accept, return, undo, delete. */
const expected: Record<string, string> = {
  'ACTIVE SENT': 'ppdp',
  'ACTIVE ACCEPTED': 'dpp-',
  'ACTIVE RETURNED': 'pd-p',
  'CANCELLED SENT': '---p',
  'CANCELLED ACCEPTED': '---p',
  'CANCELLED RETURNED': '---p',
  'REJECTED SENT': '----',
  'REJECTED ACCEPTED': '----',
  'REJECTED RETURNED': '----',
};

const letters = { possible: 'p', 'already-done': 'd', refused: '-' } as const;

const cases = consentOrderStates.flatMap((order) => consentStates.map((state) => ({ order, state })));

describe('the decision table of consent forms', () => {
  it('lists every state of every kind of registration', () => {
    expect(cases.map(({ order, state }) => `${order} ${state}`)).toEqual(Object.keys(expected));
  });

  it.each(cases)('a form that is $state, of a registration that is $order', (facts) => {
    const said = consentActions.map((action) => letters[consentDecision(action, facts).outcome]).join('');
    expect(said).toBe(expected[`${facts.order} ${facts.state}`]);
    expect(possibleConsentActions(facts)).toEqual(consentActions.filter((_, index) => said[index] === 'p'));
  });

  it.each(cases)(
    'a form that is $state and names nobody, of a registration that is $order, is only not accepted',
    (facts) => {
      const unnamed = { ...facts, isForNobody: true };
      expect(possibleConsentActions(unnamed)).toEqual(
        possibleConsentActions(facts).filter((action) => action !== 'accept'),
      );
    },
  );

  it('the refusal says what is missing; a form that was accepted before stays so', () => {
    const facts = { state: 'SENT', order: 'ACTIVE', isForNobody: true } as const;
    expect(consentDecision('accept', facts)).toEqual({ outcome: 'refused', code: 'CONSENT_NAMES_NOBODY' });
    expect(consentDecision('accept', { ...facts, state: 'ACCEPTED' }).outcome).toBe('already-done');
  });
});
