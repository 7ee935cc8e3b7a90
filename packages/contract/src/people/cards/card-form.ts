import { z } from 'zod';

import { choice } from '../../fields/text.ts';
import { card, cardMessages, cardWithContact } from './card.ts';

const answers = ['YES', 'NO'] as const;
const answer = choice(answers, cardMessages.answer).transform((given) => given === 'YES');
const asked = { mayPhotograph: answer, mayPrint: answer };

const withContact = z.strictObject({ ...cardWithContact.shape, ...asked });
const withoutContact = z.strictObject({ ...card.shape, ...asked });

/** The form of a card, whose questions start without an answer; a contact is needed where it can be sealed. */
export function cardForm({ keepsPrivate }: { keepsPrivate: boolean }) {
  return keepsPrivate ? withContact : withoutContact;
}
export type CardFormValues = z.input<typeof withContact>;
