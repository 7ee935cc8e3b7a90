import type { Context } from '#server/db/context.ts';

import { listPhotoAnswers } from './card-read-model.ts';

/** Asks who of these registrations may be photographed; `undefined` where the family has not answered. */
export async function photoAnswersOf(
  ctx: Context,
  orderIds: readonly string[],
): Promise<(orderId: string, personId: string) => boolean | undefined> {
  const rows = await listPhotoAnswers(ctx.db, orderIds);
  const answers = new Map(
    rows.map(({ orderId, personId, mayPhotograph }) => [`${orderId} ${personId}`, mayPhotograph]),
  );
  return (orderId, personId) => answers.get(`${orderId} ${personId}`);
}
