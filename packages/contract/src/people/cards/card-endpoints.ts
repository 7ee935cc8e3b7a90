import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision } from '../../fields/revision.ts';
import { resource } from '../../http/resource.ts';
import { sentAnswers } from '../questionnaire/question.ts';
import { card, cardsOfOrder, familyAnswers, personCard } from './card.ts';

const order = resource({
  path: '/v1/order',
  tag: 'Cards',
  access: 'registrant',
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE'],
});

/** What the kitchen, the hotel and the care team should know about each person of one of your sent registrations. */
export const getCards = order.get('/{orderId}/cards', {
  summary: 'The cards of the people of your registration',
  params: z.object({ orderId: entityId }),
  data: cardsOfOrder,
});

/**
 * Replaces the card of a person and says that it is right. Health notes and the contact are sealed; on a site without a
 * key they are refused with CARD_NOT_SEALED, elsewhere a contact is needed. The answers to questions of the convention are
 * stored with it, or nothing is.
 */
export const saveCard = order.put('/{orderId}/cards/{personId}', {
  summary: 'Tell us about a person of your registration',
  params: z.object({ orderId: entityId, personId: entityId }),
  body: z.strictObject({ ...card.shape, answers: sentAnswers.default({}), ...fromRevision }),
  data: personCard,
  errors: ['NOT_FOUND', 'CONFLICT', 'CARD_NOT_SEALED'],
});

/** Stores what the family answered to the questions that the convention asks of it as a whole. */
export const saveFamilyAnswers = order.put('/{orderId}/family-answers', {
  summary: 'Answer the questions to your family',
  params: z.object({ orderId: entityId }),
  body: z.strictObject({ answers: sentAnswers, ...fromRevision }),
  data: familyAnswers,
  errors: ['CONFLICT'],
});
