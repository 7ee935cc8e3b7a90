import { contactAnswers, contactMessages } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { policyOf, staffAction } from '#server/features/personal-data/policy.ts';

/** Contact messages belong to an account by the address that they were sent from, answers to letters also by their registration. */
export const contactPersonalData: PersonalData = {
  tables: [
    policyOf(contactMessages, {
      of: { message: 'id' },
      people: { assignedTo: staffAction },
      exported: 'messages',
      without: ['mailMessageId', 'letterMailId', 'followUpOn', 'followUpReason'],
      onErasure: 'deleted',
    }),
    policyOf(contactAnswers, {
      of: { message: 'messageId' },
      people: { authorId: staffAction },
      exported: 'answers',
      present: (_ctx, rows) =>
        rows.map(({ messageId, body, createdAt }) => ({ messageId, body, at: createdAt })),
      onErasure: 'cascades',
    }),
  ],
};
