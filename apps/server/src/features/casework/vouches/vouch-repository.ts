import type { Executor } from '#server/db/executor.ts';
import { vouches } from '#server/db/schema/schema.ts';

/** Stores what a unit says of an order, in place of what it said before. */
export async function storeVouch(db: Executor, vouch: typeof vouches.$inferInsert): Promise<void> {
  const { says, note, saidBy, saidAt } = vouch;
  await db
    .insert(vouches)
    .values(vouch)
    .onConflictDoUpdate({ target: vouches.orderId, set: { says, note, saidBy, saidAt } });
}
