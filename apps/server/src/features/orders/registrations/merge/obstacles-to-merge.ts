import * as phrases from '#phrases/orders/merge.ts';
import type { Context } from '#server/db/context.ts';
import { holdsCapacity, type OrderRow } from '#server/features/orders/order/order-facts.ts';

import { readMergeState } from './merge-read-model.ts';

/** Why two locked registrations cannot be merged now, in words; empty where they can. */
export async function obstaclesToMerge(
  ctx: Context,
  { stays, ends }: { stays: OrderRow; ends: OrderRow },
): Promise<string[]> {
  if (stays.id === ends.id) return [phrases.isSame];
  if (stays.conventionId !== ends.conventionId) return [phrases.ofOtherConvention];
  const obstacles: string[] = [];
  if (!holdsCapacity(stays)) obstacles.push(phrases.notSent({ number: numberOf(stays) }));
  if (ends.cancelledAt !== null) obstacles.push(phrases.isOver({ number: numberOf(ends) }));
  for (const order of [stays, ends]) {
    const number = numberOf(order);
    const state = await readMergeState(ctx.db, order.id);
    const isEnding = order.id === ends.id;
    if (state.refundOpen) obstacles.push(phrases.refundOpen({ number }));
    if (state.asksToCancel) obstacles.push(phrases.asksToCancel({ number }));
    if (state.asksForChange) obstacles.push(phrases.asksForChange({ number }));
    if (isEnding && state.onWaitList) obstacles.push(phrases.onWaitList({ number }));
    if (state.isPaying) obstacles.push(phrases.isPaying({ number }));
    if (isEnding && state.isHere) obstacles.push(phrases.isHere({ number }));
  }
  return obstacles;
}

/** The number that people know a registration by. */
export const numberOf = ({ permNumber, tempNumber }: OrderRow): string => permNumber ?? tempNumber;
