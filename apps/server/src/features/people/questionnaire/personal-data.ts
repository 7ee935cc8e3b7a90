import type { PersonalData } from '#server/features/personal-data/personal-data.ts';

import { deleteAnswersOfOrders, listAnswersOfOrders } from './answer-repository.ts';
import { answerOf } from './answer-value.ts';
import { answerText } from './export-answers.ts';
import { findQuestionRows, listOptionRows } from './question-repository.ts';

/** Answers follow their person when accounts are merged, by their key to the people of a registration. */
export const questionnairePersonalData: PersonalData = {
  claims: { 'convention_answers.person_id': { exportedAs: 'conventionAnswers', onErasure: 'deleted' } },
  sections: {
    conventionAnswers: async (ctx, { orderIds }) => {
      const given = await listAnswersOfOrders(ctx.db, orderIds);
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
  },
  erase: (ctx, { orderIds }) => deleteAnswersOfOrders(ctx.db, orderIds),
};
