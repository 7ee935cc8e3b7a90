import type { Context } from '#server/db/context.ts';
import { findAnyOrder } from '#server/features/orders/order/require-own-order.ts';

import { googleTicket } from './google-ticket.ts';
import { readPassAsItIs } from './pass-content.ts';
import { deleteToken, listTokens } from './wallet-repository.ts';

/**
 * Tells Apple's phones that a pass changed; they ask for it then. Forgets those that removed it without saying so.
 *
 * @throws Error where Apple does not take it; the queue tries again
 */
export async function tellPhones(ctx: Context, orderId: string): Promise<void> {
  const { apple } = ctx.wallets ?? {};
  const tokens = await listTokens(ctx.db, orderId);
  if (!apple || tokens.length === 0) return;
  for (const [token, outcome] of await apple.tell(tokens)) {
    if (outcome === 'GONE') await deleteToken(ctx.db, token);
  }
}

/**
 * Changes the ticket that Google keeps, and what it shares with those of its convention.
 *
 * @throws Error where Google does not take it; the queue tries again
 */
export async function tellGoogle(ctx: Context, orderId: string): Promise<void> {
  const order = await findAnyOrder(ctx, orderId);
  if (!order || !ctx.wallets?.google) return;
  await ctx.wallets.google.update(googleTicket(await readPassAsItIs(ctx, order)), ctx.now());
}
