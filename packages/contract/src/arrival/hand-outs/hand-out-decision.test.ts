import { describe, expect, it } from 'vitest';

import { standings } from '../desk/check-in-decision.ts';
import { handOutDecision, handOutKinds, standingOfLine, type HandOutFacts } from './hand-out-decision.ts';

const either = [true, false];

/** Every combination of the facts. */
const combinations: HandOutFacts[] = handOutKinds.flatMap((kind) =>
  [...standings, undefined].flatMap((standing) =>
    either.flatMap((isHandedOut) =>
      either.flatMap((isOutrun) =>
        either.flatMap((mayOverride) =>
          either.map((overrides) => ({ kind, standing, isHandedOut, isOutrun, mayOverride, overrides })),
        ),
      ),
    ),
  ),
);

/** The table written down a second time: the first row that fits a combination says what becomes of it. */
const rows: [string, Partial<HandOutFacts>][] = [
  ['NOT_BOOKED', { standing: undefined }],
  ['ALREADY', { kind: 'HANDED_OUT', isHandedOut: true }],
  ['ALREADY', { kind: 'TAKEN_BACK', isHandedOut: false }],
  ['CHANGED_LATER', { isOutrun: true }],
  ['APPLIED', { kind: 'TAKEN_BACK' }],
  ['CANCELLED', { standing: 'CANCELLED' }],
  ['REJECTED', { standing: 'REJECTED' }],
  ['NOT_SUBMITTED', { standing: 'NOT_SUBMITTED' }],
  ['APPLIED', { standing: 'CONFIRMED' }],
  ['APPLIED', { mayOverride: true, overrides: true }],
  ['NOT_CONFIRMED', {}],
];

const fits = (facts: HandOutFacts, row: Partial<HandOutFacts>) =>
  Object.entries(row).every(([name, value]) => facts[name as keyof HandOutFacts] === value);

describe('the decision table of hand-outs', () => {
  it('has an answer for all 192 combinations, and each row is needed', () => {
    expect(combinations).toHaveLength(192);
    const used = new Set<number>();
    for (const facts of combinations) {
      const place = rows.findIndex(([, row]) => fits(facts, row));
      used.add(place);
      const { outcome, refusal } = handOutDecision(facts);
      expect([refusal ?? outcome, facts]).toEqual([rows[place]?.[0], facts]);
    }
    expect(used.size).toBe(rows.length);
  });

  it('takes a line as it stands: its own order counts once the registration is confirmed', () => {
    const answers = standings.map((order) => standingOfLine({ registration: 'CONFIRMED', order }));
    expect(answers).toEqual(standings);
    expect(standingOfLine({ registration: 'NOT_CONFIRMED', order: 'CONFIRMED' })).toBe('NOT_CONFIRMED');
    expect(standingOfLine({ registration: 'CANCELLED', order: 'CONFIRMED' })).toBe('CANCELLED');
  });
});
