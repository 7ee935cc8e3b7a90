import { expect, it } from 'vitest';

import { undoRegistrationDecision, type RegistrationUndoFacts } from './undo-registration.ts';

const decidedAt = new Date('2027-02-01T20:00:00.000Z');
const facts: RegistrationUndoFacts = { decidedAt, undone: false, isLatest: true, isAsDecided: true };
const after = (seconds: number) => new Date(decidedAt.getTime() + seconds * 1_000);

it.each<[string, Partial<RegistrationUndoFacts>, number, string]>([
  ['at once', {}, 0, 'possible'],
  ['after 59 seconds', {}, 59, 'possible'],
  ['after a minute', {}, 60, 'UNDO_TOO_LATE'],
  ['a second time, however late', { undone: true }, 3_600, 'already-done'],
  ['after another decision', { isLatest: false }, 5, 'CONFLICT'],
  ['after something else happened to the registration', { isAsDecided: false }, 5, 'CONFLICT'],
])('undoing %s', (_when, changes, seconds, expected) => {
  const decision = undoRegistrationDecision({ ...facts, ...changes }, after(seconds));
  expect(decision.outcome === 'refused' ? decision.code : decision.outcome).toBe(expected);
});
