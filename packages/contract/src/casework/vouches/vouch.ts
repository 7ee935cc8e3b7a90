import { freeText } from '../../fields/text.ts';

/** What an officer of a local unit says of a family: it is known there, it is not, or somebody should ask. */
export const vouchAnswers = ['KNOWN', 'NOT_KNOWN', 'ASK'] as const;
export type VouchAnswer = (typeof vouchAnswers)[number];

/**
 * How a registration stands with its local unit: what was said, or `WAITING` for an answer, or `SILENT` once the days
 * for it are over. Units without an officer have no state.
 */
export const vouchStates = [...vouchAnswers, 'WAITING', 'SILENT'] as const;
export type VouchState = (typeof vouchStates)[number];

/** Days after which a unit that has not answered counts as silent. */
export const vouchDays = 5;

/** Longest note of an officer. */
export const vouchNoteMax = 500;

/** A note for the registrars; may be empty. */
export const vouchNote = freeText({
  max: vouchNoteMax,
  invalid: `Please keep the note under ${vouchNoteMax} characters`,
});

/** Until when the unit is asked about a registration that was sent then. */
export function vouchUntil(submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + vouchDays * 24 * 60 * 60_000);
}
