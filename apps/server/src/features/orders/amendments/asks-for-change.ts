import type { Context } from '#server/db/context.ts';

import * as repository from './amendment-repository.ts';

/** Whether an order asks for the difference of a change of its registration. */
export function asksForChange(ctx: Context, orderId: string): Promise<boolean> {
  return repository.isOfChange(ctx.db, orderId);
}
