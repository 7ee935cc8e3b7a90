import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import {
  deleteCareOf,
  eraseQuestionsOf,
  listOwnQuestionAnswers,
  listOwnQuestions,
  moveAnswers,
} from './personal-data-repository.ts';

export const caseworkPersonalData: PersonalData = {
  claims: {
    'registration_questions.asked_by': staffAction,
    'registration_answers.written_by': { exportedAs: 'questionAnswers', onErasure: 'emptied' },
    'registration_care.assigned_to': staffAction,
    'vouches.said_by': staffAction,
  },
  sections: {
    questions: (ctx, { orderIds }) => listOwnQuestions(ctx.db, orderIds),
    questionAnswers: (ctx, { orderIds }) => listOwnQuestionAnswers(ctx.db, orderIds),
  },
  erase: async (ctx, { orderIds }) => {
    await deleteCareOf(ctx.db, orderIds);
    await eraseQuestionsOf(ctx.db, orderIds);
  },
  merge: (ctx, merge) => moveAnswers(ctx.db, merge),
};
