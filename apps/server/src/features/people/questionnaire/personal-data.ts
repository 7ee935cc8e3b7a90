import { conventionAnswers, familyAnswers } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofOrder } from '#server/features/personal-data/policy.ts';

import { answerOf } from './answer-value.ts';
import { answerText } from './export-answers.ts';
import { findQuestionRows, listOptionRows } from './question-repository.ts';

export const questionnairePersonalData: PersonalData = {
  tables: [
    ofOrder(conventionAnswers, {
      people: { personId: 'follows' },
      exported: 'conventionAnswers',
      present: async (ctx, given) => {
        const ids = [...new Set(given.map(({ questionId }) => questionId))];
        const options = await listOptionRows(ctx.db, ids);
        const questions = await findQuestionRows(ctx.db, ids);
        return given.flatMap((row) => {
          const { orderId, personId, answeredAt } = row;
          const question = questions.find((one) => one.id === row.questionId);
          if (!question) return [];
          const answer = answerText(answerOf(question.kind, row), options);
          return [{ orderId, personId, question: question.textEn, answer, answeredAt }];
        });
      },
      onErasure: 'deleted',
    }),
    ofOrder(familyAnswers, { exported: { not: 'It counts changes of answers.' }, onErasure: 'deleted' }),
  ],
};
