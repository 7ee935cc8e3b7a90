import { describe, expect, it } from 'vitest';

import type { Decision } from './decision.ts';
import {
  possibleRegistrationActions,
  registrationActions,
  registrationDecision,
  takeBackDecision,
  type RegistrationAction,
  type TakeBackFacts,
} from './registration-decisions.ts';

const waiting: TakeBackFacts = {
  cancelled: false,
  registrationStatus: 'PENDING_REG_APPROVAL',
  net: 1_000,
  held: 0,
  isTold: false,
};
const approved: TakeBackFacts = { ...waiting, registrationStatus: 'REG_APPROVED' };
const rejected: TakeBackFacts = { ...waiting, registrationStatus: 'REG_REJECTED' };
const unsent: TakeBackFacts = { ...waiting, registrationStatus: null };
const free = { net: 0 };

/** What the table says, in a word: the outcome, the code of a refusal, or that a reason is needed. */
function wordOf(decision: Decision): string {
  if (decision.outcome === 'refused') return decision.code;
  return decision.outcome === 'possible' && decision.needsReason ? 'with a reason' : decision.outcome;
}

/** What the table says about every action, in the order of the actions. */
const all = (facts: TakeBackFacts) =>
  registrationActions.map((action: RegistrationAction) =>
    wordOf(action === 'take-back' ? takeBackDecision(facts) : registrationDecision(action, facts)),
  );

const no = 'TRANSITION_NOT_POSSIBLE';
const yes = 'possible';
const done = 'already-done';

describe('the decision table of registrations', () => {
  it.each<[string, TakeBackFacts, string[]]>([
    ['waiting', waiting, [yes, yes, done, done, yes, done]],
    ['approved', approved, [done, no, yes, no, yes, done]],
    [
      'approved, and the family knows',
      { ...approved, isTold: true },
      [done, no, 'with a reason', no, yes, done],
    ],
    ['approved, and money is held', { ...approved, held: 1 }, [done, no, no, no, yes, done]],
    ['rejected', rejected, [no, done, no, yes, yes, done]],
    ['not sent yet', unsent, [no, no, no, no, yes, done]],
    ['cancelled', { ...waiting, cancelled: true }, [no, no, no, no, done, yes]],
    ['cancelled after its approval', { ...approved, cancelled: true }, [no, no, no, no, done, yes]],
    ['cancelled after its rejection', { ...rejected, cancelled: true }, [no, no, no, no, done, yes]],
    ['cancelled before it was sent', { ...unsent, cancelled: true }, [no, no, no, no, done, no]],
  ])('of one that is %s', (_state, facts, decisions) => {
    expect(all(facts)).toEqual(decisions);
    expect(possibleRegistrationActions(facts)).toEqual(
      registrationActions.filter((_action, index) => [yes, 'with a reason'].includes(decisions[index] ?? '')),
    );
  });

  it.each<[string, TakeBackFacts, string[]]>([
    [
      'with a price, beside an approved registration',
      { ...waiting, parentStatus: 'REG_APPROVED' },
      [no, no, done, done, yes, done],
    ],
    [
      'approved with its registration, with a price',
      { ...approved, parentStatus: 'REG_APPROVED' },
      [done, no, no, no, yes, done],
    ],
    [
      'without a price, beside an approved registration',
      { ...waiting, ...free, parentStatus: 'REG_APPROVED' },
      [yes, yes, done, done, yes, done],
    ],
    [
      'without a price, beside a waiting registration',
      { ...waiting, ...free, parentStatus: 'PENDING_REG_APPROVAL' },
      [no, yes, done, done, yes, done],
    ],
    [
      'approved without a price',
      { ...approved, ...free, parentStatus: 'REG_APPROVED' },
      [done, no, yes, no, yes, done],
    ],
    [
      'rejected, beside a rejected registration',
      { ...rejected, parentStatus: 'REG_REJECTED' },
      [no, done, no, no, yes, done],
    ],
    [
      'rejected, beside an approved registration',
      { ...rejected, ...free, parentStatus: 'REG_APPROVED' },
      [no, done, no, yes, yes, done],
    ],
    [
      'cancelled: it comes back with its registration',
      { ...waiting, cancelled: true, parentStatus: 'REG_APPROVED' },
      [no, no, no, no, done, no],
    ],
  ])('of an add-on order %s', (_state, facts, decisions) => {
    expect(all(facts)).toEqual(decisions);
  });
});
