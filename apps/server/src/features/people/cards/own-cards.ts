import { fullName } from '@sangamam/contract/fields/full-name';
import type { Card, CardsOfOrder, PersonCard } from '@sangamam/contract/people/cards/card';
import { cardMessages } from '@sangamam/contract/people/cards/card';
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
  const of = (list: typeof rows, id: string) => list.find(({ personId }) => personId === id);
  return {
    orderId,
    conventionName: convention.name,
    mayChange: holdsCapacity(order) && !isConventionOver(convention, ctx.now()),
    keepsPrivate: ctx.secrets !== undefined,
    people: people.map((person) =>
      presentPersonCard(ctx, person, { row: of(rows, person.id), earlier: of(earlier, person.id) }),
    ),
  };
}

/**
 * Replaces the card of somebody who attends with one of the actor's registrations, and records that it was saved, not what
 * it says.
 *
 * @throws ORDER_NOT_FOUND, NOT_FOUND for somebody who does not attend with it, TRANSITION_NOT_POSSIBLE once the
 *   registration does not count or the convention is over, CONFLICT for an older revision, CARD_NOT_SEALED for private
 *   words on a site without a key, RQST_PARAMS_INVALID without an emergency contact on one with a key
 */
export function saveCard(
  ctx: Context,
  actor: Actor,
  { orderId, personId, revision, ...card }: Card & { orderId: string; personId: string; revision: number },
): Promise<PersonCard> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireSentRegistration(ctx, actor, orderId, { lock: true });
    const convention = await conventionById(ctx, order.conventionId);
    if (!holdsCapacity(order) || isConventionOver(convention, ctx.now()))
      throw new AppError('TRANSITION_NOT_POSSIBLE');
    const person = (await namesOf(ctx, orderId)).find(({ id }) => id === personId);
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
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'order.card-saved',
      entityId: orderId,
      after: { personId },
    });
    return presentPersonCard(ctx, person, { row });
  });
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
  return people.map(({ person }) => ({ id: person.id, name: fullName(person) }));
}
