import type { ConsentRow } from '@sangamam/contract/documents/consents/consent-admin-endpoints';

import * as phrases from '#phrases/documents/staff/consents.ts';

/** Whom a form is for, with the age on the first day, or that nobody has said it. */
export function minorText({ minorName, minorAge }: Pick<ConsentRow, 'minorName' | 'minorAge'>): string {
  if (minorName === null) return phrases.childNotNamed;
  return minorAge === null ? minorName : phrases.minorWithAge({ name: minorName, age: minorAge });
}
