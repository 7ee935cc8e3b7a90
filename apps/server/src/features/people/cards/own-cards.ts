import { fullName } from '@sangamam/contract/fields/full-name';
import type { Card, CardsOfOrder, FamilyAnswers, PersonCard } from '@sangamam/contract/people/cards/card';
import { cardMessages } from '@sangamam/contract/people/cards/card';
import type { SentAnswers } from '@sangamam/contract/people/questionnaire/question';
import { v7 as uuidv7 } from 'uuid';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { isConventionOver } from '#server/features/conventions/is-convention-over.ts';
import { holdsCapacity, isAddonOrder, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import { selectedPeople } from '#server/features/orders/participants/selected-people.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { countFamilyAnswers, questionsOfOrder, storeAnswers } from '../questionnaire/questions-of-order.ts';
import { listEarlierCards } from './card-read-model.ts';
import { findCard, listCardsOfOrder, storeCard } from './card-repository.ts';
import { presentPersonCard } from './present-card.ts';
import { sealPart } from './sealed-part.ts';

/**
 * The cards of the people who attend with one of the actor's sent registrations.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE before it is sent
 */
export async function readCards(ctx: Context, actor: Actor, orderId: string): Promise<CardsOfOrder> {
  const order = await requireSentRegistration(ctx, actor, orderId);
  const convention = await conventionById(ctx, order.conventionId);
  const people = await namesOf(ctx, orderId);
  const rows = await listCardsOfOrder(ctx.db, orderId);
  const personIds = people.map(({ id }) => id);
  const earlier = await listEarlierCards(ctx.db, { userId: order.userId, orderId, personIds });
  const asked = await questionsOfOrder(ctx, { orderId, convention, people });
  const of = (list: typeof rows, id: string) => list.find(({ personId }) => personId === id);
  return {
    orderId,
    conventionName: convention.name,
    mayChange: holdsCapacity(order) && !isConventionOver(convention, ctx.now()),
    keepsPrivate: ctx.secrets !== undefined,
    people: people.map((person) => ({
      ...presentPersonCard(ctx, person, { row: of(rows, person.id), earlier: of(earlier, person.id) }),
      asked: asked.askedOf(person.id),
      answers: asked.answersOf(person.id),
    })),
    questions: asked.questions,
    family: { revision: asked.familyRevision, answers: asked.answersOf(null) },
  };
}

/**
 * Replaces the card of somebody who attends with one of the actor's registrations, stores the answers to questions of the
 * convention with it, and records that it was saved, not what it says.
 *
 * @throws ORDER_NOT_FOUND, NOT_FOUND for somebody who does not attend with it, TRANSITION_NOT_POSSIBLE once the
 *   registration does not count or the convention is over, CONFLICT for an older revision, CARD_NOT_SEALED for private
 *   words on a site without a key, RQST_PARAMS_INVALID without an emergency contact on one with a key, or for an answer
 *   that is not asked for
 */
export function saveCard(
  ctx: Context,
  actor: Actor,
  {
    orderId,
    personId,
    revision,
    answers = {},
    ...card
  }: Card & { orderId: string; personId: string; revision: number; answers?: SentAnswers },
): Promise<PersonCard> {
  return inTransaction(ctx, async (ctx) => {
    const convention = await lockForChange(ctx, actor, orderId);
    const people = await namesOf(ctx, orderId);
    const person = people.find(({ id }) => id === personId);
    if (!person) throw new AppError('NOT_FOUND');
    const before = await findCard(ctx.db, orderId, personId);
    requireRevision(before?.revision ?? 0, revision);
    const { healthNotes, emergencyName, emergencyPhone, ...open } = card;
    const part = { healthNotes, emergencyName, emergencyPhone };
    if (ctx.secrets === undefined) {
      if (Object.values(part).some((text) => text !== '')) throw new AppError('CARD_NOT_SEALED');
    } else refuseMissingContact(part);
    const id = before?.id ?? uuidv7();
    const sealed = sealPart(ctx, id, part);
    const row = await storeCard(ctx.db, {
      ...open,
      id,
      orderId,
      personId,
      confirmedAt: ctx.now(),
      ...(sealed !== undefined && { sealed }),
    });
    await storeAnswers(ctx, { orderId, convention, person, answers });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'order.card-saved',
      entityId: orderId,
      after: { personId },
    });
    const asked = await questionsOfOrder(ctx, { orderId, convention, people });
    return {
      ...presentPersonCard(ctx, person, { row }),
      asked: asked.askedOf(personId),
      answers: asked.answersOf(personId),
    };
  });
}

/**
 * Stores what the family of one of the actor's registrations answered for itself, and records that it did, not what.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE once the registration does not count or the convention is over, CONFLICT
 *   for an older revision, RQST_PARAMS_INVALID for an answer that is not asked for
 */
export function saveFamilyAnswers(
  ctx: Context,
  actor: Actor,
  { orderId, revision, answers }: { orderId: string; revision: number; answers: SentAnswers },
): Promise<FamilyAnswers> {
  return inTransaction(ctx, async (ctx) => {
    const convention = await lockForChange(ctx, actor, orderId);
    const before = await questionsOfOrder(ctx, { orderId, convention, people: [] });
    requireRevision(before.familyRevision, revision);
    await storeAnswers(ctx, { orderId, convention, person: null, answers });
    await countFamilyAnswers(ctx, orderId);
    await recordAudit(ctx, { actorId: actor.userId, action: 'order.family-answered', entityId: orderId });
    const { answersOf, familyRevision } = await questionsOfOrder(ctx, { orderId, convention, people: [] });
    return { revision: familyRevision, answers: answersOf(null) };
  });
}

/** Locks a registration whose cards can be changed, and returns its convention. */
async function lockForChange(ctx: Context, actor: Actor, orderId: string) {
  const order = await requireSentRegistration(ctx, actor, orderId, { lock: true });
  const convention = await conventionById(ctx, order.conventionId);
  if (!holdsCapacity(order) || isConventionOver(convention, ctx.now()))
    throw new AppError('TRANSITION_NOT_POSSIBLE');
  return convention;
}

function refuseMissingContact({
  emergencyName,
  emergencyPhone,
}: {
  emergencyName: string;
  emergencyPhone: string;
}) {
  if (emergencyName === '')
    throw new AppError('RQST_PARAMS_INVALID', { field: 'emergencyName', message: cardMessages.contactName });
  if (emergencyPhone === '')
    throw new AppError('RQST_PARAMS_INVALID', {
      field: 'emergencyPhone',
      message: cardMessages.contactPhone,
    });
}

async function requireSentRegistration(
  ctx: Context,
  actor: Actor,
  orderId: string,
  options?: { lock: boolean },
): Promise<OrderRow> {
  const order = await requireOwnOrderById(ctx, actor, orderId, options);
  if (isAddonOrder(order)) throw new AppError('ORDER_NOT_FOUND');
  if (order.submittedAt === null) throw new AppError('TRANSITION_NOT_POSSIBLE');
  return order;
}

async function namesOf(ctx: Context, orderId: string) {
  const people = await selectedPeople(ctx, orderId);
  return people.map(({ person }) => ({ id: person.id, name: fullName(person), dob: person.dob }));
}
