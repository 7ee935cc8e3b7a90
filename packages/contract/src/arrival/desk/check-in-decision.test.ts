import { describe, expect, it } from 'vitest';

import { orderStatuses, registrationStatuses } from '../../orders/order-status.ts';
import {
  checkInDecision,
  checkInKinds,
  standingOf,
  standings,
  type CheckInFacts,
} from './check-in-decision.ts';

const either = [true, false];

/** Every combination of the facts. */
const combinations: CheckInFacts[] = checkInKinds.flatMap((kind) =>
  standings.flatMap((standing) =>
    either.flatMap((attending) =>
      either.flatMap((isHere) =>
        either.flatMap((isOutrun) =>
          either.flatMap((mayOverride) =>
            either.map((overrides) => ({
              kind,
              standing,
              attending,
              isHere,
              isOutrun,
              mayOverride,
              overrides,
            })),
          ),
        ),
      ),
    ),
  ),
);

/** The table written down a second time: the first row that fits a combination says what becomes of it. */
const rows: [string, Partial<CheckInFacts>][] = [
  ['ALREADY', { kind: 'ARRIVED', isHere: true }],
  ['ALREADY', { kind: 'UNDONE', isHere: false }],
  ['CHANGED_LATER', { isOutrun: true }],
  ['APPLIED', { kind: 'UNDONE' }],
  ['CANCELLED', { standing: 'CANCELLED' }],
  ['REJECTED', { standing: 'REJECTED' }],
  ['NOT_SUBMITTED', { standing: 'NOT_SUBMITTED' }],
  ['NOT_ATTENDING', { attending: false }],
  ['APPLIED', { standing: 'CONFIRMED' }],
  ['APPLIED', { mayOverride: true, overrides: true }],
  ['NOT_CONFIRMED', {}],
];

const fits = (facts: CheckInFacts, row: Partial<CheckInFacts>) =>
  Object.entries(row).every(([name, value]) => facts[name as keyof CheckInFacts] === value);

describe('the decision table of the arrival desk', () => {
  it('has an answer for all 320 combinations, and each row is needed', () => {
    expect(combinations).toHaveLength(320);
    const used = new Set<number>();
    for (const facts of combinations) {
      const place = rows.findIndex(([, row]) => fits(facts, row));
      used.add(place);
      const { outcome, refusal } = checkInDecision(facts);
      expect([refusal ?? outcome, facts]).toEqual([rows[place]?.[0], facts]);
    }
    expect(used.size).toBe(rows.length);
  });

  it('takes a standing from every status of a registration', () => {
    const all = orderStatuses.flatMap((status) =>
      [null, ...registrationStatuses].map((decision) => [status, decision, standingOf(status, decision)]),
    );
    expect(Object.groupBy(all, ([, , standing]) => String(standing))).toMatchObject({
      CONFIRMED: Array.from({ length: 4 }, () => expect.arrayContaining(['CONFIRMED']) as unknown),
      CANCELLED: Array.from({ length: 4 }, () => expect.arrayContaining(['CANCELLED']) as unknown),
      NOT_SUBMITTED: Array.from({ length: 4 }, () => expect.arrayContaining(['INCOMPLETE']) as unknown),
      REJECTED: Array.from({ length: 3 }, () => expect.arrayContaining(['REG_REJECTED']) as unknown),
    });
    expect(all.filter(([, , standing]) => standing === 'NOT_CONFIRMED')).toHaveLength(9);
  });
});
