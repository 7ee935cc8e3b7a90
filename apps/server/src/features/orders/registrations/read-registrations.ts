import type {
  RegistrationDetail,
  RegistrationSort,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { possibleRegistrationActions } from '@sangamam/contract/orders/decisions/registration-decisions';
import { attendsWithoutAdult } from '@sangamam/contract/orders/participants/minors';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import { presentListPage } from '#server/http/endpoints/list-page.ts';
import type { Context } from '#server/db/context.ts';
import {
  presentConversation,
  questionsOfOrders,
  readConversation,
} from '#server/features/casework/questions/read-conversation.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { listOrganizations } from '#server/features/conventions/reference-data/list-organizations.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { namesInHistory } from '#server/features/casework/care/list-assignees.ts';
import { readCare } from '#server/features/casework/registration-care/read-registration-care.ts';
import { findUndoable, presentUndoable } from '#server/features/undo/undoable-decisions.ts';
import { estimateCancellation } from '#server/features/ledger/cancel/estimate-cancellation.ts';
import { readVouches } from '#server/features/casework/vouches/read-vouches.ts';

import { cancelAskedAtOf, openCancelRequestOf } from '../cancel/read-cancel-requests.ts';
import { recordOrderRead } from '../order/record-order-read.ts';
import { takeBackFactsOf } from './take-approval-back.ts';
import { decisionsOnOrders } from '../decisions/undo/registration-decision-repository.ts';
import type { OrderRow } from '../order/order-facts.ts';
import { balanceOfOrder, balancesOfOrders } from '../pricing/balance-of-order.ts';
import { linesOfOrder } from '../pricing/lines-of-order.ts';
import { participantsOfOrder } from '../participants/list/list-participants.ts';
import { historyFor, presentHistory } from './present-history.ts';
import { readFamilyOrders } from './read-family-orders.ts';
import { presentRegistrationRow, withoutMinorsDetails } from './present-registration.ts';
import {
  findRegistrationRow,
  listRegistrationRows,
  listHistoryOf,
  findBounce,
  findUnsubscribedAt,
  listMailsOf,
  type RegistrationListRow,
  type RegistrationPage,
} from './registration-read-model.ts';
import { listOpenRequests } from '../amendments/change-request-read-model.ts';
import { resolveFilter, type AskedRegistrations } from './resolve-filter.ts';

/** A page of the registrations. */
export async function listRegistrations(
  ctx: Context,
  actor: Actor,
  {
    sort,
    page,
    pageSize,
    ...asked
  }: AskedRegistrations & Pick<RegistrationPage, 'sort' | 'page' | 'pageSize'>,
) {
  requireSort(actor, sort);
  const filter = await resolveFilter(ctx, actor, asked);
  const { rows, total } = await listRegistrationRows(ctx.db, { ...filter, sort, page, pageSize });
  const balances = hasAbility(actor.roles, 'see-money')
    ? await balancesOfOrders(
        ctx,
        rows.map(({ order }) => order),
      )
    : undefined;
  const orderIds = rows.map(({ order }) => order.id);
  const questions = await questionsOfOrders(ctx, orderIds);
  const careOf = await readCare(ctx, orderIds);
  const vouches = await readVouches(ctx, orderIds);
  const cancelAskedAt = await cancelAskedAtOf(
    ctx,
    rows.map(({ order }) => order),
  );
  const requested = await listOpenRequests(ctx.db, orderIds);
  return presentListPage({ rows, total }, pageSize, (row) =>
    presentRegistrationRow(row, {
      balance: balances?.get(row.order.id) ?? null,
      conversation: conversationOf(ctx, row, questions),
      care: careOf(row.order.id),
      vouch: vouches.get(row.order.id) ?? null,
      cancelAskedAt: cancelAskedAt.get(row.order.id) ?? null,
      changeRequested: requested.has(row.order.id),
    }),
  );
}

/** @throws FORBIDDEN for the order of totals, which says who pays more, without the ability to see money */
export function requireSort(actor: Actor, sort: RegistrationSort): void {
  if ((sort === 'total' || sort === '-total') && !hasAbility(actor.roles, 'see-money'))
    throw new AppError('FORBIDDEN');
}

/**
 * A registration with its history and mails. The audit log records that the actor read it.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readRegistrationWithAudit(
  ctx: Context,
  actor: Actor,
  orderId: string,
): Promise<RegistrationDetail> {
  const detail = await readRegistration(ctx, actor, orderId);
  await recordOrderRead(ctx, actor, orderId);
  return detail;
}

async function readRegistration(ctx: Context, actor: Actor, orderId: string): Promise<RegistrationDetail> {
  const row = await findRegistrationRow(ctx.db, orderId);
  if (!row) throw new AppError('ORDER_NOT_FOUND');
  const { parentOrderId } = row.order;
  const parent = parentOrderId === null ? undefined : await findRegistrationRow(ctx.db, parentOrderId);
  const participants = await participantsOfOrder(ctx, orderId);
  const history = historyFor(await listHistoryOf(ctx.db, orderId), actor.roles);
  const mails = await listMailsOf(ctx.db, orderId);
  const units = await listOrganizations(ctx, { type: 'LOCAL_UNIT' });
  const careOf = await readCare(ctx, [orderId]);
  const cancelRequest = await readCancelRequest(ctx, row.order, {
    money: hasAbility(actor.roles, 'see-money'),
  });
  const assignees = await namesInHistory(ctx, history);
  const bounce = await findBounce(ctx.db, orderId);
  const money = hasAbility(actor.roles, 'see-money');
  const minors = hasAbility(actor.roles, 'see-minors');
  const today = ctx.now().toISOString().slice(0, 10);
  return {
    ...presentRegistrationRow(row, {
      balance: money ? await balanceOfOrder(ctx, row.order) : null,
      conversation: conversationOf(ctx, row, await questionsOfOrders(ctx, [orderId])),
      care: careOf(orderId),
      vouch: (await readVouches(ctx, [orderId])).get(orderId) ?? null,
      cancelAskedAt: cancelRequest?.askedAt ?? null,
      changeRequested: (await listOpenRequests(ctx.db, [orderId])).has(orderId),
    }),
    cancelRequest,
    participants: minors ? participants : participants.map((one) => withoutMinorsDetails(one, today)),
    attendsWithoutAdult: attendsWithoutAdult(
      participants.filter(({ isParticipated }) => isParticipated).map(({ userId }) => userId.dob),
      row.startDate,
    ),
    lines: money ? await linesOfOrder(ctx, row.order) : [],
    ...(await readFamilyOrders(ctx, row.order, { parent: parent?.order, money })),
    specialRequest: row.order.specialRequest,
    conversationEntries: minors ? await readConversation(ctx, orderId) : [],
    reason: row.order.reason,
    history: history.map((entry) => presentHistory(entry, { participants, units, assignees, minors, money })),
    unsubscribedAt: (await findUnsubscribedAt(ctx.db, orderId))?.toISOString() ?? null,
    bounce: bounce && { ...bounce, at: bounce.at.toISOString() },
    mails: mails.map(({ id, kind, subject, createdAt, sentAt, recalledAt }) => ({
      _id: id,
      kind,
      subject,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      recalledAt: recalledAt?.toISOString() ?? null,
    })),
    ...(await readDecisions(ctx, actor, row.order)),
  };
}

async function readCancelRequest(
  ctx: Context,
  order: OrderRow,
  { money }: { money: boolean },
): Promise<RegistrationDetail['cancelRequest']> {
  const request = await openCancelRequestOf(ctx, order);
  if (!request) return null;
  const { id, askedAt, reason } = request;
  const estimate = money ? await estimateCancellation(ctx, order, askedAt) : null;
  return { _id: id, askedAt: askedAt.toISOString(), reason, estimate };
}

function conversationOf(
  ctx: Context,
  { order, timeZone }: RegistrationListRow,
  questions: Awaited<ReturnType<typeof questionsOfOrders>>,
): RegistrationDetail['conversation'] {
  return presentConversation(questions.get(order.id) ?? [], { timeZone, now: ctx.now() });
}

/** What a member of staff may do with an order now, and what of it can be undone. */
async function readDecisions(
  ctx: Context,
  actor: Actor,
  order: OrderRow,
): Promise<Pick<RegistrationDetail, 'actions' | 'undo'>> {
  if (!hasAbility(actor.roles, 'decide-registrations')) return { actions: [], undo: null };
  const last = order.cancelledAt === null ? await findUndoable(ctx, decisionsOnOrders, order.id) : undefined;
  const facts = await takeBackFactsOf(ctx, order, { isTold: last?.action !== 'approve' });
  return { actions: possibleRegistrationActions(facts), undo: last ? presentUndoable(last) : null };
}
