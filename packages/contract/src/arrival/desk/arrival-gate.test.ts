import { describe, expect, it } from 'vitest';

import { readinessTopics, type ReadinessItem } from '../../reports/readiness/readiness.ts';
import { arrivalGate, gateTopics } from './arrival-gate.ts';

const readiness = (changes: Partial<ReadinessItem>): ReadinessItem[] =>
  readinessTopics.map((topic) => ({ topic, state: 'DONE', actor: null, by: null, ...changes }));

describe('the gate of the arrival desk', () => {
  it('has four topics of the readiness, and none for a registration that has no readiness', () => {
    expect(arrivalGate(readiness({})).map(({ topic }) => topic)).toEqual(gateTopics);
    expect(arrivalGate([])).toEqual([]);
  });

  it.each([
    [{ state: 'DONE', actor: null }, 'OK'],
    [{ state: 'NOT_NEEDED', actor: null }, 'OK'],
    [{ state: 'WAITING', actor: 'TREASURER' }, 'ASK'],
    [{ state: 'WAITING', actor: null }, 'ASK'],
    [{ state: 'TO_DO', actor: 'FAMILY' }, 'MISSING'],
  ] as const)('%o is %s, with whom to ask', (item, state) => {
    for (const one of arrivalGate(readiness(item))) expect(one).toMatchObject({ state, actor: item.actor });
  });
});
