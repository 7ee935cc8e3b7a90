import { z } from 'zod';

import type { Ability } from '../../staff/abilities.ts';

/** Records whose page or dialog says which colleagues have it open, and what a reader of each must be able to do. */
export const sharedRecords = {
  REGISTRATION: 'see-registrations',
  PAYMENT: 'manage-payments',
  CONSENT: 'review-consents',
  MESSAGE: 'answer-messages',
  PERSON: 'manage-people',
} as const satisfies Readonly<Record<string, Ability>>;
export type RecordKind = keyof typeof sharedRecords;

/** How often a visible tab reports the record that it shows, in milliseconds. */
export const reportEveryMs = 20_000;

/** A tab that has not reported for so long no longer counts, in milliseconds: two reports may be lost. */
export const presentForMs = 45_000;

/** A colleague who has a record open. */
export const colleague = z.object({ _id: z.string(), name: z.string() });
export type Colleague = z.output<typeof colleague>;

/** The first letters of a name's first and last word, as a small circle shows them: "Lizy Maria Cherian" is LC. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => firstLetter(word).toLocaleUpperCase('en')).join('');
}

/** With the vowel signs that belong to it. */
function firstLetter(word: string): string {
  const [first] = letters.segment(word);
  return first?.segment ?? '';
}

const letters = new Intl.Segmenter('en');
