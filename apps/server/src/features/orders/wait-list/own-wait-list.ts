import type { OwnWaitLists } from '@sangamam/contract/orders/wait-list/wait-list-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { packagesFor } from '#server/features/conventions/packages/packages-for.ts';
import { isRegistrationOpen } from '#server/features/conventions/registration-open.ts';
import { readRegistrationSettings } from '#server/features/conventions/site-settings/read-registration-settings.ts';
import { whoActed, type Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { updateOrder, type OrderRow } from '../order/order-repository.ts';
import { lockOpenOrder, requireOwnOrder, type RegistrationKey } from '../order/require-own-order.ts';
import { selectedBirths } from '../participants/selected-people.ts';
import { endEntries, lockEntriesOfOrder, recount } from './locked-entries.ts';
import { listAddonListsFor, listListsFor } from './wait-list-read-model.ts';
import { insertEntry } from './wait-list-repository.ts';

/**
 * The wait lists of a convention's packages and add-ons, and where the actor's registration stands on them.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readOwnWaitLists(
  ctx: Context,
  actor: Actor,
  conventionId: string,
): Promise<OwnWaitLists> {
  return presentWaitLists(ctx, await requireOwnOrder(ctx, actor, { userId: actor.userId, conventionId }));
}

/**
 * Puts the actor's open registration on the list of a sold-out package that its people may take, at the end. Idempotent.
 *
 * @throws ORDER_NOT_FOUND, ORDER_LOCKED, REGISTRATION_CLOSED, PACKAGE_NOT_AVAILABLE, WAIT_LIST_OFF, PLACES_LEFT
 */
export function joinWaitList(
  ctx: Context,
  actor: Actor,
  { packageId, ...key }: RegistrationKey & { packageId: string },
): Promise<OwnWaitLists> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOpenOrder(ctx, actor, key);
    await requireOpen(ctx, order);
    const births = await selectedBirths(ctx, order.id);
    const entries = await lockEntriesOfOrder(ctx, order.id, [packageId]);
    // Read under the lock: nobody takes or releases the last place meanwhile.
    const wanted = (await packagesFor(ctx, key.conventionId, births)).find(({ _id }) => _id === packageId);
    if (!wanted) throw new AppError('PACKAGE_NOT_AVAILABLE');
    if (entries.some((entry) => entry.packageId === packageId)) return presentWaitLists(ctx, order);
    if (wanted.placesLeft !== 0) throw new AppError('PLACES_LEFT');
    const now = ctx.now();
    await insertEntry(ctx.db, { orderId: order.id, packageId, rankedAt: now, createdAt: now });
    await updateOrder(ctx.db, order.id, { waitListed: true, updatedAt: now });
    await recount(ctx, { kind: 'PACKAGE', id: packageId });
    await recordAudit(ctx, {
      actorId: whoActed(actor),
      action: 'order.wait-list-joined',
      entityId: order.id,
      after: { package: wanted.name },
    });
    return presentWaitLists(ctx, order);
  });
}

/**
 * Takes the actor's registration off the list of a package. Idempotent.
 *
 * @throws ORDER_NOT_FOUND
 */
export function leaveWaitList(
  ctx: Context,
  actor: Actor,
  { packageId, ...key }: RegistrationKey & { packageId: string },
): Promise<OwnWaitLists> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrder(ctx, actor, key, { lock: true });
    const entries = await lockEntriesOfOrder(ctx, order.id);
    const own = entries.filter((entry) => entry.packageId === packageId);
    if (own.length === 0) return presentWaitLists(ctx, order);
    await endEntries(ctx, own, 'LEFT');
    await updateOrder(ctx.db, order.id, { updatedAt: ctx.now() });
    await recordAudit(ctx, {
      actorId: whoActed(actor),
      action: 'order.wait-list-left',
      entityId: order.id,
      after: { packageId },
    });
    return presentWaitLists(ctx, order);
  });
}

async function requireOpen(ctx: Context, order: OrderRow): Promise<void> {
  const convention = await findConvention(ctx, order.conventionId);
  if (!convention || !isRegistrationOpen(convention, ctx.now())) throw new AppError('REGISTRATION_CLOSED');
  await requireWaitLists(ctx);
}

/**
 * Refuses where the organiser keeps no wait lists.
 *
 * @throws WAIT_LIST_OFF
 */
export async function requireWaitLists(ctx: Context): Promise<void> {
  const { waitListHours } = await readRegistrationSettings(ctx);
  if (waitListHours === 0) throw new AppError('WAIT_LIST_OFF');
}

/** The wait lists of an order's convention, and where it stands on them. */
export async function presentWaitLists(ctx: Context, order: OrderRow): Promise<OwnWaitLists> {
  const { waitListHours: hours } = await readRegistrationSettings(ctx);
  return {
    hours,
    packages: await listListsFor(ctx.db, order),
    addons: await listAddonListsFor(ctx.db, order),
  };
}
