import type { FamilyChange } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import type { ChangeRequest } from '@sangamam/contract/orders/amendments/change-request';
import type { OwnChangeRequest } from '@sangamam/contract/orders/amendments/own-change-request';
import { v7 as uuidv7 } from 'uuid';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { mailChangeDeclined } from '../mails/change-declined-mail.ts';
import { holdsCapacity, type OrderRow } from '../order/order-facts.ts';
import { requireOwnOrderById, lockOrder } from '../order/require-own-order.ts';
import { touchOrder } from '../order/touch-order.ts';
import { countAmendments } from './amendment-repository.ts';
import {
  findLatestRequest,
  findOpenRequest,
  insertChangeRequest,
  listLatestRequests,
  reopenRequestOf,
  updateChangeRequest,
  type ChangeRequestRow,
} from './change-request-repository.ts';

/** An open request, with what it asks for. */
export type OpenRequest = ChangeRequestRow & { change: FamilyChange };

/** The last change that a family asked for, open or over. */
export async function latestChangeRequest(ctx: Context, orderId: string): Promise<ChangeRequest | null> {
  const row = await findLatestRequest(ctx.db, orderId);
  return row ? presentChangeRequest(row) : null;
}

/** What My Account shows of the last request of each of these orders; one that was carried out or taken back is over. */
export async function ownChangeRequests(
  ctx: Context,
  orders: readonly OrderRow[],
): Promise<Map<string, OwnChangeRequest>> {
  const active = orders.filter(holdsCapacity).map(({ id }) => id);
  const rows = await listLatestRequests(ctx.db, active);
  return new Map(
    rows.flatMap(({ id, orderId, state, createdAt, decidedAt, answer }) => {
      if (state !== 'OPEN' && state !== 'DECLINED') return [];
      const declined = state === 'DECLINED' ? { at: (decidedAt ?? createdAt).toISOString(), answer } : null;
      return [[orderId, { _id: id, requestedAt: createdAt.toISOString(), declined }] as const];
    }),
  );
}

/**
 * Keeps what a family asks for until the registrars decide; the caller holds the order's lock.
 *
 * @throws CHANGE_ALREADY_REQUESTED
 */
export async function openChangeRequest(
  ctx: Context,
  actor: Actor,
  order: OrderRow,
  request: Pick<ChangeRequestRow, 'note' | 'netBefore' | 'netAfter'> & { change: FamilyChange },
): Promise<void> {
  if (await findOpenRequest(ctx.db, order.id)) throw new AppError('CHANGE_ALREADY_REQUESTED');
  await insertChangeRequest(ctx.db, { id: uuidv7(), orderId: order.id, ...request, createdAt: ctx.now() });
  await recordAudit(ctx, { actor, action: 'order.change-requested', entityId: order.id });
}

/**
 * Takes the family's open request back. Idempotent.
 *
 * @throws ORDER_NOT_FOUND, CHANGE_REQUEST_DECIDED when the registrars were quicker
 */
export async function withdrawChangeRequest(
  ctx: Context,
  actor: Actor,
  { orderId, requestId }: { orderId: string; requestId: string },
): Promise<{ _id: string }> {
  const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
  const latest = await findLatestRequest(ctx.db, order.id);
  if (latest?.id !== requestId) throw new AppError('CHANGE_REQUEST_DECIDED');
  if (latest.state === 'WITHDRAWN') return { _id: order.id };
  if (latest.state !== 'OPEN') throw new AppError('CHANGE_REQUEST_DECIDED');
  await updateChangeRequest(ctx.db, latest.id, { state: 'WITHDRAWN', decidedAt: ctx.now() });
  await recordAudit(ctx, { actor, action: 'order.change-withdrawn', entityId: order.id });
  return { _id: order.id };
}

/**
 * Declines an open request with a reason that the family reads in a mail.
 *
 * @throws ORDER_NOT_FOUND, CHANGE_REQUEST_DECIDED
 */
export async function declineChangeRequest(
  ctx: Context,
  actor: Actor,
  { orderId, requestId, reason }: { orderId: string; requestId: string; reason: string },
): Promise<{ _id: string }> {
  const order = await lockOrder(ctx, orderId);
  const request = await requireOpenRequest(ctx, order, requestId);
  await updateChangeRequest(ctx.db, request.id, {
    state: 'DECLINED',
    answer: reason,
    decidedAt: ctx.now(),
  });
  await recordAudit(ctx, { actor, action: 'order.change-declined', entityId: order.id, reason });
  await mailChangeDeclined(ctx, await touchOrder(ctx, order.id), { requestId, reason });
  return { _id: order.id };
}

/**
 * The open request of a locked order that staff saw.
 *
 * @throws CHANGE_REQUEST_DECIDED
 */
export async function requireOpenRequest(
  ctx: Context,
  order: OrderRow,
  requestId: string,
): Promise<OpenRequest> {
  const request = await findOpenRequest(ctx.db, order.id);
  if (request?.id !== requestId || request.change === null) throw new AppError('CHANGE_REQUEST_DECIDED');
  return { ...request, change: request.change };
}

/** Notes that the last amendment of a locked order carried a request out, whole or in parts. */
export async function settleChangeRequest(
  ctx: Context,
  request: OpenRequest,
  { answer, isWhole }: { answer: string; isWhole: boolean },
): Promise<void> {
  await updateChangeRequest(ctx.db, request.id, {
    state: isWhole ? 'ACCEPTED' : 'PARTLY',
    amendment: await countAmendments(ctx.db, request.orderId),
    answer,
    decidedAt: ctx.now(),
  });
}

/** Opens the request again that an amendment carried out which is undone now. */
export function reopenChangeRequest(ctx: Context, orderId: string, amendment: number): Promise<void> {
  return reopenRequestOf(ctx.db, orderId, amendment);
}

function presentChangeRequest(row: ChangeRequestRow): ChangeRequest {
  return {
    _id: row.id,
    state: row.state,
    requestedAt: row.createdAt.toISOString(),
    change: row.state === 'OPEN' ? row.change : null,
    note: row.note,
    netBefore: row.netBefore,
    netAfter: row.netAfter,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    answer: row.answer,
  };
}
