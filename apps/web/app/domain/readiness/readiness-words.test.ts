import {
  readinessActors,
  readinessTopics,
  type ReadinessItem,
} from '@sangamam/contract/reports/readiness/readiness';
import { describe, expect, it } from 'vitest';

import { readinessWords } from './readiness-words.ts';

const item = (wanted: Partial<ReadinessItem>): ReadinessItem => ({
  topic: 'MONEY',
  state: 'TO_DO',
  actor: 'FAMILY',
  by: '2999-03-01',
  ...wanted,
});

describe('words of a checklist', () => {
  it.each<[Partial<ReadinessItem>, string, string]>([
    [{}, 'Please pay by March 1, 2999', 'Waiting for the family by 03-01-2999'],
    [
      { by: '2020-03-01' },
      'Please pay (was due by March 1, 2020)',
      'Waiting for the family (was due by 03-01-2020)',
    ],
    [
      { state: 'WAITING', actor: 'TREASURER' },
      'The treasurer is checking your payment',
      'Waiting for the treasurer by 03-01-2999',
    ],
    [
      { state: 'WAITING', actor: null, by: null },
      'You can pay now or after the approval',
      'Not yet possible',
    ],
    [{ state: 'DONE', actor: null, by: null }, 'Paid', 'Done'],
    [{ topic: 'HOTEL', state: 'NOT_NEEDED', actor: null, by: null }, 'Not needed', 'Not needed'],
  ])('%o', (wanted, family, staff) => {
    expect(readinessWords(item(wanted), 'family')).toBe(family);
    expect(readinessWords(item(wanted), 'staff')).toBe(staff);
  });

  it('families are told what to do on every topic that can wait for them', () => {
    for (const topic of readinessTopics.filter((one) => one !== 'APPROVAL' && one !== 'HOTEL'))
      expect(readinessWords(item({ topic, by: null }), 'family')).not.toBe('To do');
  });

  it('staff read who has to act', () => {
    const words = readinessActors.map((actor) => readinessWords(item({ actor, by: null }), 'staff'));
    expect(new Set(words).size).toBe(readinessActors.length);
  });
});
