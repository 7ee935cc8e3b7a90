import type {
  AnswerValue,
  AskedQuestion,
  SentAnswers,
} from '@sangamam/contract/people/questionnaire/question';

import { inTransaction, type Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { readCards } from '#server/features/people/cards/own-cards.ts';
import { insertQuestion, storeOptions } from '#server/features/people/questionnaire/question-repository.ts';
import { storeAnswers } from '#server/features/people/questionnaire/questions-of-order.ts';
import { selectedPeople } from '#server/features/orders/participants/selected-people.ts';
import type { Actor } from '#server/http/access/actor.ts';

const sizes = [
  ['Child', 'കുട്ടികളുടേത്'],
  ['S', ''],
  ['M', ''],
  ['L', ''],
  ['XL', ''],
] as const;

/** Asks of everybody who comes which jersey fits, and of those who may help whether they would. */
export async function seedQuestions(ctx: Context, conventionId: string): Promise<void> {
  const asked = { conventionId, askedOf: 'PERSON' as const, createdAt: ctx.now() };
  const jersey = await insertQuestion(ctx.db, {
    ...asked,
    kind: 'CHOICE',
    textEn: 'Which jersey size?',
    textMl: 'ജേഴ്സിയുടെ അളവ് ഏത്?',
    fromAge: 4,
  });
  await storeOptions(
    ctx.db,
    jersey,
    sizes.map(([en, ml]) => ({ en, ml })),
  );
  await insertQuestion(ctx.db, {
    ...asked,
    kind: 'YES_NO',
    textEn: 'Would you like to help as a volunteer?',
    textMl: 'സന്നദ്ധസേവകരായി സഹായിക്കാമോ?',
    fromAge: 16,
  });
}

/** Answers what is asked of the people of a registration, each in turn something else. */
export async function seedAnswers(
  ctx: Context,
  registrant: Actor,
  { orderId, conventionId }: { orderId: string; conventionId: string },
): Promise<void> {
  const { people, questions } = await readCards(ctx, registrant, orderId);
  const convention = await conventionById(ctx, conventionId);
  const dobs = new Map((await selectedPeople(ctx, orderId)).map(({ person }) => [person.id, person.dob]));
  for (const [turn, { personId, asked }] of people.entries()) {
    const answers: SentAnswers = Object.fromEntries(
      questions
        .filter(({ questionId }) => asked.includes(questionId))
        .map((question) => [question.questionId, answerInTurn(question, turn)]),
    );
    const person = { id: personId, dob: dobs.get(personId) ?? null };
    await inTransaction(ctx, (ctx) => storeAnswers(ctx, { orderId, convention, person, answers }));
  }
}

function answerInTurn({ kind, options }: AskedQuestion, turn: number): AnswerValue | null {
  if (kind === 'YES_NO') return turn % 2 === 0;
  return options[(turn + 2) % options.length]?.optionId ?? null;
}
