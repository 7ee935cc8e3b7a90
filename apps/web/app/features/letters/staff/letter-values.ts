import type { LetterDraft } from '@sangamam/contract/letters/letter-draft';
import {
  letterPlaceholders,
  placeholderFault,
  placeholderNames,
} from '@sangamam/contract/letters/letter-placeholders';
import type { LetterDetail } from '@sangamam/contract/letters/letter-endpoints';

import * as phrases from '#phrases/letters/staff/letters.ts';
import type { Placeholders } from '#web/domain/rich-text/placeholders.ts';

/** The form values of a new letter to this audience. */
export function newLetterTo(conventionId: string, audience: LetterDraft['audience']): LetterDraft {
  return { conventionId, subjectEn: '', bodyEn: '', subjectMl: '', bodyMl: '', audience };
}

/** The form values of a stored letter. */
export function letterFromWire(letter: LetterDetail): LetterDraft {
  const { conventionId, subjectEn, bodyEn, subjectMl, bodyMl, audience } = letter;
  return { conventionId, subjectEn, bodyEn, subjectMl, bodyMl, audience };
}

/** What is offered to be filled in. One that may be empty comes with words to stand in its place. */
export const letterFillIns: Placeholders = {
  choices: placeholderNames.map((name) => {
    const { written } = letterPlaceholders[name];
    const words = phrases.otherwise[name];
    return {
      label: phrases.placeholders[name],
      written: words === undefined ? `{${written}}` : `{${written}|${words}}`,
    };
  }),
  isKnown: (written) => placeholderFault(written) === undefined,
};
