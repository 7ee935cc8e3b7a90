import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { ageOn } from '../../fields/dates/age.ts';
import { optionalLine } from '../../fields/text.ts';
import { questionMessages } from './question-messages.ts';

/** How a question of a convention is answered: a line, one option, several, a whole number, or yes or no. */
export const questionKinds = ['TEXT', 'CHOICE', 'SEVERAL', 'NUMBER', 'YES_NO'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Who answers: each person who attends, or the family once. */
export const questionAudiences = ['PERSON', 'FAMILY'] as const;
export type QuestionAudience = (typeof questionAudiences)[number];

/** Largest numbers of questions that a convention asks at a time, and of options of one. */
export const questionLimits = { asked: 20, options: 20, answer: 200, wording: 200, number: 999_999 } as const;

/** True for kinds that are answered by options. */
export const hasOptions = (kind: QuestionKind | undefined): boolean =>
  kind === 'CHOICE' || kind === 'SEVERAL';

/** A wording in the languages of the site; without Malayalam English is shown. */
export const wording = z.object({ en: z.string(), ml: z.string() });
export type Wording = z.output<typeof wording>;

/** An option of a question. */
export const questionOption = z.object({ optionId: z.string(), ...wording.shape });
export type QuestionOption = z.output<typeof questionOption>;

/** A question as a family reads it. */
export const askedQuestion = z.object({
  questionId: z.string(),
  kind: z.enum(questionKinds),
  askedOf: z.enum(questionAudiences),
  text: wording,
  required: z.boolean(),
  /** Largest number that is taken; `null` for no limit of its own. */
  max: z.int().nullable(),
  options: z.array(questionOption),
});
export type AskedQuestion = z.output<typeof askedQuestion>;

/** An answer by the kind of its question: a text, the id of an option, their ids, a number, or yes or no. */
export const answerValue = z.union([
  z.string().max(2000),
  z.int(),
  z.boolean(),
  z.array(entityId).max(questionLimits.options),
]);
export type AnswerValue = z.output<typeof answerValue>;

/** Answers by the id of their question. What is not named stays as it was; `null` takes an answer back. */
export const sentAnswers = z
  .record(entityId, answerValue.nullable())
  .refine((answers) => Object.keys(answers).length <= questionLimits.asked, questionMessages.tooMany);
export type SentAnswers = z.output<typeof sentAnswers>;

/** Answers by the id of their question. */
export const answers = z.record(z.string(), answerValue);
export type Answers = z.output<typeof answers>;

/** What decides whether a question is asked. */
interface QuestionRules {
  askedOf: QuestionAudience;
  /** In whole years on the first day of the convention, both included. */
  fromAge: number | null;
  toAge: number | null;
  /** `YYYY-MM-DD`; `null` for at once. */
  askedFrom: string | null;
  retiredAt: unknown;
}

/** True from the first day of a question until it is retired; `today` is the date in the convention's time zone. */
export function isAskedOn(
  { askedFrom, retiredAt }: Pick<QuestionRules, 'askedFrom' | 'retiredAt'>,
  today: string,
): boolean {
  return retiredAt === null && (askedFrom === null || askedFrom <= today);
}

/** True for somebody of the ages that a question is for; somebody without a date of birth only where it names none. */
export function isForAge(
  { fromAge, toAge }: Pick<QuestionRules, 'fromAge' | 'toAge'>,
  { dob, startDate }: { dob: string | null; startDate: string },
): boolean {
  if (fromAge === null && toAge === null) return true;
  if (dob === null) return false;
  const age = ageOn(dob, startDate);
  return age >= (fromAge ?? 0) && age <= (toAge ?? age);
}

const answerLine = optionalLine({ min: 1, max: questionLimits.answer, invalid: questionMessages.text });

type Checked = { value: AnswerValue | null } | { refused: string };

/**
 * An answer to a question of its kind, tidied; `null` for none. Otherwise the sentence that says what is wrong, also when a
 * required one is left out.
 */
export function checkAnswer(
  question: Pick<AskedQuestion, 'kind' | 'required' | 'max'> & { options: readonly { optionId: string }[] },
  given: AnswerValue | null,
): Checked {
  const checked = ofKind(question, given);
  const isMissing = 'value' in checked && checked.value === null && question.required;
  return isMissing ? { refused: questionMessages.required } : checked;
}

function ofKind(
  { kind, max, options }: Parameters<typeof checkAnswer>[0],
  given: AnswerValue | null,
): Checked {
  if (given === null || given === '') return { value: null };
  const isOption = (id: string) => options.some(({ optionId }) => optionId === id);
  switch (kind) {
    case 'TEXT': {
      const line = answerLine.safeParse(given);
      return line.success
        ? { value: line.data === '' ? null : line.data }
        : { refused: questionMessages.text };
    }
    case 'CHOICE':
      return typeof given === 'string' && isOption(given)
        ? { value: given }
        : { refused: questionMessages.option };
    case 'SEVERAL': {
      if (!Array.isArray(given) || !given.every(isOption)) return { refused: questionMessages.option };
      const chosen = options.map(({ optionId }) => optionId).filter((id) => given.includes(id));
      return { value: chosen.length === 0 ? null : chosen };
    }
    case 'NUMBER': {
      const most = max ?? questionLimits.number;
      return typeof given === 'number' && given >= 0 && given <= most
        ? { value: given }
        : { refused: questionMessages.number({ most }) };
    }
    case 'YES_NO':
      return typeof given === 'boolean' ? { value: given } : { refused: questionMessages.required };
  }
}
