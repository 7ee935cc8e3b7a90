import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { personCards } from '#server/db/schema/schema.ts';

export type CardRow = typeof personCards.$inferSelect;

export function listCardsOfOrder(db: Executor, orderId: string): Promise<CardRow[]> {
  return db.select().from(personCards).where(eq(personCards.orderId, orderId));
}

export async function findCard(
  db: Executor,
  orderId: string,
  personId: string,
): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(personCards)
    .where(and(eq(personCards.orderId, orderId), eq(personCards.personId, personId)));
  return row;
}

export async function findCardById(db: Executor, id: string): Promise<CardRow | undefined> {
  const [row] = await db.select().from(personCards).where(eq(personCards.id, id));
  return row;
}

/** Stores the card of a person in place of an earlier one, whose id it keeps. */
export async function storeCard(db: Executor, card: typeof personCards.$inferInsert): Promise<CardRow> {
  const { id: _id, orderId: _orderId, personId: _personId, ...said } = card;
  const [row] = await db
    .insert(personCards)
    .values(card)
    .onConflictDoUpdate({
      target: [personCards.orderId, personCards.personId],
      set: { ...said, revision: sql`${personCards.revision} + 1` },
    })
    .returning();
  if (!row) throw new Error('A card was not stored');
  return row;
}

/** Every sealed part, to be looked through when keys change. */
export function listSealedParts(db: Executor): Promise<Pick<CardRow, 'id' | 'sealed'>[]> {
  return db
    .select({ id: personCards.id, sealed: personCards.sealed })
    .from(personCards)
    .where(sql`${personCards.sealed} is not null`);
}

/** One sealed part for each key that sealed any: whether it opens says whether the key is there. */
export function listOneSealedPartPerKey(db: Executor): Promise<Pick<CardRow, 'id' | 'sealed'>[]> {
  const key = sql`split_part(${personCards.sealed}, '.', 2)`;
  return db
    .selectDistinctOn([key], { id: personCards.id, sealed: personCards.sealed })
    .from(personCards)
    .where(sql`${personCards.sealed} is not null`)
    .orderBy(key);
}

/** Replaces a sealed part that nobody has changed meanwhile. */
export async function replaceSealedPart(
  db: Executor,
  { id, sealed, resealed }: { id: string; sealed: string; resealed: string },
): Promise<void> {
  await db
    .update(personCards)
    .set({ sealed: resealed })
    .where(and(eq(personCards.id, id), eq(personCards.sealed, sealed)));
}

export async function deleteCardsOfOrders(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db.delete(personCards).where(inArray(personCards.orderId, [...orderIds]));
}
