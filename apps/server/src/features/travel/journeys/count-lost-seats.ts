import type { Context } from '#server/db/context.ts';

import { countLostSeats as countRows } from './transport-read-model.ts';

/** Journeys of one convention or of all whose family was told of seats and lost them by a change of its flight. */
export function countLostSeats(ctx: Context, conventionId: string | undefined): Promise<number> {
  return countRows(ctx.db, conventionId);
}
