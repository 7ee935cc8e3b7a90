import {
  checkAnswer,
  isAskedOn,
  isForAge,
  type Answers,
  type AskedQuestion,
  type SentAnswers,
} from '@sangamam/contract/people/questionnaire/question';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { questionMessages } from '@sangamam/contract/people/questionnaire/question-messages';
import type { ConventionData } from '@sangamam/contract/conventions/convention';

import type { Context } from '#server/db/context.ts';
import { AppError, type Refusal } from '#server/http/errors/app-error.ts';

import {
  countFamilyChange,
  findFamilyRevision,
  listAnswersOfOrders,
  removeAnswer,
  storeAnswer,
} from './answer-repository.ts';
import { answerOf, columnsOf } from './answer-value.ts';
import { presentAskedQuestion } from './present-question.ts';
import {
  holdQuestionRows,
  listOptionRows,
  listQuestionRows,
  type QuestionRow,
} from './question-repository.ts';

/** Somebody who attends, as far as it matters for what is asked. */
interface AskedPerson {
  id: string;
  dob: string | null;
}

/** A registration and its convention, in its wire format. */
interface OfOrder {
  orderId: string;
  convention: ConventionData;
}

/** What a family is asked, and what it answered. */
export interface QuestionsOfOrder {
  /** Those that are asked of somebody of the registration, or of the family. */
  questions: AskedQuestion[];
  askedOf: (personId: string) => string[];
  /** Answers to questions that are still asked, of a person or, for `null`, of the family. */
  answersOf: (personId: string | null) => Answers;
  familyRevision: number;
}

/** What the convention asks these people of a registration today, and what was answered. */
export async function questionsOfOrder(
  ctx: Context,
  { orderId, convention, people }: OfOrder & { people: readonly AskedPerson[] },
): Promise<QuestionsOfOrder> {
  const today = calendarDateIn(convention.timeZone, ctx.now());
  const all = await listQuestionRows(ctx.db, convention._id);
  const open = all.filter((row) => isAskedOn(row, today));
  const isAsked = (row: QuestionRow, { dob }: AskedPerson) =>
    row.askedOf === 'PERSON' && isForAge(row, { dob, startDate: convention.startDate });
  const rows = open.filter(
    (row) => row.askedOf === 'FAMILY' || people.some((person) => isAsked(row, person)),
  );
  const options = await listOptionRows(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const given = await listAnswersOfOrders(ctx.db, [orderId]);
  return {
    questions: rows.map((row) => presentAskedQuestion(row, options)),
    askedOf: (personId) => {
      const person = people.find(({ id }) => id === personId);
      return rows.filter((row) => person && isAsked(row, person)).map(({ id }) => id);
    },
    answersOf: (personId) =>
      Object.fromEntries(
        given
          .filter((answer) => answer.personId === personId)
          .flatMap((answer) => {
            const row = rows.find(({ id }) => id === answer.questionId);
            return row ? [[row.id, answerOf(row.kind, answer)]] : [];
          }),
      ),
    familyRevision: await findFamilyRevision(ctx.db, orderId),
  };
}

/**
 * Stores answers of a person, or without one of the family; `null` takes one back. All of them or none. Call it in a
 * transaction, with the order locked: the questions stay as they are until it ends.
 *
 * @throws RQST_PARAMS_INVALID at `answers.<id>` for each answer to a question that is not asked, or not of this person, and
 *   for one that its kind does not take
 */
export async function storeAnswers(
  ctx: Context,
  { orderId, convention, person, answers }: OfOrder & { person: AskedPerson | null; answers: SentAnswers },
): Promise<void> {
  const ids = Object.keys(answers);
  if (ids.length === 0) return;
  const rows = await holdQuestionRows(ctx.db, convention._id, ids);
  const options = await listOptionRows(ctx.db, ids);
  const today = calendarDateIn(convention.timeZone, ctx.now());
  const { startDate } = convention;
  const check = (questionId: string) => {
    const row = rows.find(({ id }) => id === questionId);
    const isOpen = row && isAskedOn(row, today) && row.askedOf === (person ? 'PERSON' : 'FAMILY');
    if (!isOpen) return { refused: questionMessages.notAsked };
    if (person && !isForAge(row, { dob: person.dob, startDate }))
      return { refused: questionMessages.notForAge };
    const checked = checkAnswer(presentAskedQuestion(row, options), answers[questionId] ?? null);
    return 'refused' in checked ? checked : { row, value: checked.value };
  };
  const checked = ids.map((id) => ({ id, ...check(id) }));
  const refusals = checked.flatMap(({ id, ...one }): Refusal[] =>
    'refused' in one ? [{ code: 'RQST_PARAMS_INVALID', field: `answers.${id}`, message: one.refused }] : [],
  );
  const [first, ...more] = refusals;
  if (first) throw AppError.all([first, ...more]);
  for (const one of checked) {
    if (!('row' in one)) continue;
    const target = { questionId: one.id, orderId, personId: person?.id ?? null };
    await (one.value === null
      ? removeAnswer(ctx.db, target)
      : storeAnswer(ctx.db, {
          ...target,
          ...columnsOf(one.row.kind, one.value),
          answeredAt: ctx.now(),
        }));
  }
}

/** Counts a change of what the family answered for itself, and returns its revision. */
export function countFamilyAnswers(ctx: Context, orderId: string): Promise<number> {
  return countFamilyChange(ctx.db, orderId);
}
