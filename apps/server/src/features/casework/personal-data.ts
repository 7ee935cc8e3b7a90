import {
  messageLabels,
  orderLabels,
  paymentLabels,
  personLabels,
  presence,
  registrationAnswers,
  registrationCare,
  registrationQuestions,
  savedReplies,
  savedViews,
  vouches,
} from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { atWork, ofOrder, policyOf, staffAction } from '#server/features/personal-data/policy.ts';

import { moveLabels } from './labels/label-repository.ts';

const neverMerged = { kept: 'Accounts of staff are never merged.' };

export const caseworkPersonalData: PersonalData = {
  tables: [
    // Replies stay for the team without the name of who wrote them; so do views that are shared.
    policyOf(savedReplies, {
      of: { user: 'changedById' },
      people: { changedById: neverMerged },
      exported: atWork,
      onErasure: { emptied: { changedById: null } },
      stays: ['name', 'text'],
    }),
    policyOf(savedViews, {
      of: { user: 'ownerId' },
      people: { ownerId: neverMerged },
      exported: atWork,
      onErasure: [{ deleted: { isShared: false } }, { emptied: { ownerId: null } }],
      stays: ['name', 'query'],
    }),
    ofOrder(orderLabels, { exported: atWork, onErasure: 'deleted' }),
    policyOf(paymentLabels, { of: { payment: 'paymentId' }, exported: atWork, onErasure: 'deleted' }),
    policyOf(messageLabels, { of: { message: 'messageId' }, exported: atWork, onErasure: 'cascades' }),
    policyOf(personLabels, {
      of: { user: 'userId' },
      people: { userId: 'byHand' },
      exported: atWork,
      onErasure: 'deleted',
    }),
    ofOrder(registrationCare, {
      people: { assignedTo: staffAction },
      exported: atWork,
      onErasure: 'deleted',
    }),
    ofOrder(vouches, {
      people: { saidBy: staffAction },
      exported: { not: 'What local units tell registrars in confidence.' },
      onErasure: { emptied: { note: '' } },
    }),
    // That there were questions and answers stays; the links of questions end.
    ofOrder(registrationQuestions, {
      people: { askedBy: staffAction },
      exported: 'questions',
      without: ['tokenHash'],
      onErasure: { emptied: { question: '', tokenHash: null } },
    }),
    ofOrder(registrationAnswers, {
      people: { writtenBy: 'moves' },
      exported: 'questionAnswers',
      without: ['writtenBy'],
      onErasure: { emptied: { answer: '' } },
    }),
    policyOf(presence, { exported: atWork, onErasure: 'cascades' }),
  ],
  merge: (ctx, { from, to }) => moveLabels(ctx.db, { from: from.userId, to: to.userId }),
};
