import {
  accessNeeds,
  allergies,
  diets,
  type NeedGroup,
  type SealedPart,
} from '@sangamam/contract/people/cards/card';
import type {
  NeedFilter,
  NeedsOfConvention,
  PersonWithNeeds,
} from '@sangamam/contract/people/cards/card-admin-endpoints';
import { fullName } from '@sangamam/contract/fields/full-name';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { recordNeedsRead } from './access-needs.ts';
import { countCards, countNeeds, listPeopleWithNeed } from './card-read-model.ts';
import { findCardById } from './card-repository.ts';
import { openPart } from './sealed-part.ts';

/**
 * Diets, allergies and access needs of a convention in numbers.
 *
 * @throws NOT_FOUND
 */
export async function readNeeds(ctx: Context, conventionId: string): Promise<NeedsOfConvention> {
  await conventionById(ctx, conventionId);
  const counted = async <Need extends string>(group: NeedGroup, all: readonly Need[]) => {
    const rows = await countNeeds(ctx.db, conventionId, group);
    const counts = all.map((need) => [need, rows.find((row) => row.need === need)?.count ?? 0] as const);
    return Object.fromEntries(counts) as Record<Need, number>;
  };
  return {
    ...(await countCards(ctx.db, conventionId)),
    diets: await counted('diets', diets),
    allergies: await counted('allergies', allergies),
    accessNeeds: await counted('accessNeeds', accessNeeds),
  };
}

/**
 * A page of the people with needs, by name. The audit log records that the actor looked.
 *
 * @throws NOT_FOUND
 */
export async function listNeeds(
  ctx: Context,
  actor: Actor,
  filter: {
    conventionId: string;
    need?: NeedFilter | undefined;
    search?: string | undefined;
    page: number;
    pageSize: number;
  },
) {
  const { conventionId, need, pageSize } = filter;
  await conventionById(ctx, conventionId);
  const found = await listPeopleWithNeed(ctx.db, filter);
  await recordNeedsRead(ctx, actor, conventionId, { need: need ?? null });
  return presentListPage(found, pageSize, ({ card, number, ...name }): PersonWithNeeds => {
    const { id: cardId, orderId, diets, allergies, foodNote, accessNeeds, accessNote } = card;
    return {
      cardId,
      orderId,
      number,
      name: fullName(name),
      diets,
      allergies,
      foodNote,
      accessNeeds,
      accessNote,
    };
  });
}

/**
 * What is sealed of a card. The audit log records the look at the registration before it is answered.
 *
 * @throws NOT_FOUND, CARD_UNREADABLE when the key is lost
 */
export function openCard(ctx: Context, actor: Actor, cardId: string): Promise<SealedPart> {
  return inTransaction(ctx, async (ctx) => {
    const row = await findCardById(ctx.db, cardId);
    if (!row) throw new AppError('NOT_FOUND');
    const part = openPart(ctx, row);
    if (!part) throw new AppError('CARD_UNREADABLE');
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'order.card-opened',
      entityId: row.orderId,
      after: { personId: row.personId },
    });
    return part;
  });
}
