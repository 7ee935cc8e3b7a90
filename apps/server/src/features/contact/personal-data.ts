import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import { deleteMessages, listOwnAnswers, listOwnMessages } from './personal-data-repository.ts';

/** Contact messages belong to an account by the address that they were sent from, answers to letters also by their registration. */
export const contactPersonalData: PersonalData = {
  claims: {
    'contact_messages.assigned_to': staffAction,
    'contact_answers.author_id': staffAction,
  },
  sections: {
    messages: (ctx, { messageIds }) => listOwnMessages(ctx.db, messageIds),
    answers: (ctx, { messageIds }) => listOwnAnswers(ctx.db, messageIds),
  },
  erase: (ctx, { messageIds }) => deleteMessages(ctx.db, messageIds),
};
