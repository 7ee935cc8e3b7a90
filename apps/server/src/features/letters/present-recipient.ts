import { fullName } from '@sangamam/contract/fields/full-name';
import type { LetterRecipient } from '@sangamam/contract/letters/letter-endpoints';

import type { RecipientRow } from './letter-read-model.ts';

export function presentRecipient({ firstName, lastName, sentAt, ...row }: RecipientRow): LetterRecipient {
  return { ...row, name: fullName({ firstName, lastName }), sentAt: sentAt?.toISOString() ?? null };
}
