import { z } from 'zod';

import { choice } from '../../fields/text.ts';
import { answersForm } from '../questionnaire/answers-form.ts';
import type { AskedQuestion } from '../questionnaire/question.ts';
import { card, cardMessages, cardWithContact } from './card.ts';

const answers = ['YES', 'NO'] as const;
const answer = choice(answers, cardMessages.answer).transform((given) => given === 'YES');
const asked = { mayPhotograph: answer, mayPrint: answer };

/** The form of a card, whose questions start without an answer; a contact is needed where it can be sealed. */
export function cardForm({
  keepsPrivate,
  questions,
}: {
  keepsPrivate: boolean;
  questions: readonly AskedQuestion[];
}) {
  const answers = answersForm(questions);
  return keepsPrivate
    ? z.strictObject({ ...cardWithContact.shape, ...asked, answers })
    : z.strictObject({ ...card.shape, ...asked, answers });
}
export type CardFormValues = z.input<ReturnType<typeof cardForm>>;
