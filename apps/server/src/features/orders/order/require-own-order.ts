import type { Context } from '#server/db/context.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findActiveOrder, findOrder, type OrderRow } from './order-repository.ts';

/** Which registration a call is about: whose, and for which convention. */
export interface RegistrationKey {
  userId: string;
  conventionId: string;
}

/**
 * The actor's own active registration. Somebody else's id is refused exactly like one that does not exist.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function requireOwnOrder(
  ctx: Context,
  actor: Actor,
  key: RegistrationKey,
  options?: { lock: boolean },
): Promise<OrderRow> {
  return findOwn(ctx, actor, key, (db) => findActiveOrder(db, key, options));
}

/**
 * What `find` answers about the actor's own active registration.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function findOwn<Found>(
  ctx: Context,
  actor: Actor,
  key: RegistrationKey,
  find: (db: Executor, key: RegistrationKey) => Promise<Found | undefined>,
): Promise<Found> {
  const found = key.userId === actor.userId ? await find(ctx.db, key) : undefined;
  if (!found) throw new AppError('ORDER_NOT_FOUND');
  return found;
}

/**
 * The actor's own order by its id, cancelled ones and add-on orders included.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function requireOwnOrderById(
  ctx: Context,
  actor: Actor,
  orderId: string,
  options?: { lock: boolean },
): Promise<OrderRow> {
  const order = options?.lock ? await findLocked(ctx, orderId) : await findOrder(ctx.db, orderId);
  if (order?.userId !== actor.userId) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

/**
 * The actor's own registration, locked for a change that is possible only before submission. Call it in a transaction.
 *
 * @throws ORDER_NOT_FOUND, ORDER_LOCKED
 */
export async function lockOpenOrder(ctx: Context, actor: Actor, key: RegistrationKey): Promise<OrderRow> {
  const order = await requireOwnOrder(ctx, actor, key, { lock: true });
  if (order.submittedAt !== null) throw new AppError('ORDER_LOCKED');
  return order;
}

/** Any order, for callers who have checked that the reader may see it; nothing for an unknown id. */
export function findAnyOrder(ctx: Context, orderId: string): Promise<OrderRow | undefined> {
  return findOrder(ctx.db, orderId);
}

/**
 * Any order, locked, for staff who act on it. Call it in a transaction.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function lockOrder(ctx: Context, orderId: string): Promise<OrderRow> {
  const order = await findLocked(ctx, orderId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

/**
 * An order under its lock. The registration of an add-on order is always locked first, because its decisions cascade.
 */
async function findLocked(ctx: Context, orderId: string): Promise<OrderRow | undefined> {
  const seen = await findOrder(ctx.db, orderId);
  if (!seen) return undefined;
  if (seen.parentOrderId !== null) await findOrder(ctx.db, seen.parentOrderId, { lock: true });
  return findOrder(ctx.db, orderId, { lock: true });
}
