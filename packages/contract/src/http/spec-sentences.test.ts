import { expect, it } from 'vitest';

import { passwordMessages } from '../accounts/account-messages.ts';
import { participantMessages } from '../participants/participant-messages.ts';
import { errorCatalogue } from './error-catalogue.ts';

// Sentences of SPEC §5 and §8 whose odd spaces are lost where a page shows them: here they stand to the letter.
it.each<[said: string, sentence: string]>([
  [errorCatalogue.INVALID_TOKEN.message, 'Sorry Token invalid or expired. '],
  [passwordMessages.terms, 'Please read and agree  the terms and conditions before submitting'],
  [participantMessages.addFailed, 'Failed to  add family member'],
  [participantMessages.editFailed, 'Failed to  Edit family member'],
])('%j', (said, sentence) => {
  expect(said).toBe(sentence);
});
