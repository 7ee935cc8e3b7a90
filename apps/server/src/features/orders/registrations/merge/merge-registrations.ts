import { familyBalanceOf, type FamilyBalance } from '@sangamam/contract/ledger/balance/family-balance';
import type {
  MergeOutcome,
  RegistrationMerge,
} from '@sangamam/contract/orders/registrations/merge-endpoints';
import { isPurchase } from '@sangamam/contract/orders/pricing/addon-lines';

import { moneyReason } from '#phrases/orders/merge.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockAddonPlaces } from '#server/features/conventions/addons/addon-places.ts';
import { lockPackagePlaces } from '#server/features/conventions/packages/package-places.ts';
import { withQuickerColleague } from '#server/features/ledger/amendments/amend-registration.ts';
import {
  presentOutcome,
  refuseUnlessAsSeen,
  settleAmendment,
  storeSettled,
} from '#server/features/ledger/amendments/settle-amendment.ts';
import { moveMergedMoney } from '#server/features/ledger/merge/move-merged-money.ts';
import { cancelLocked } from '#server/features/orders/decisions/decide-registration.ts';
import { beginDecision, storeDecision } from '#server/features/orders/decisions/undo/begin-decision.ts';
import { mailMerged } from '#server/features/orders/mails/merged-mail.ts';
import { lockOrders } from '#server/features/orders/order/lock-orders.ts';
import { holdsCapacity, isAddonOrder, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { findAnyOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import type { Brought } from '../../amendments/plan-amendment.ts';
import { listAddonOrders } from '../../order/addon-order-repository.ts';
import { listOrderPeople, type OrderPerson } from '../../participants/participant-read-model.ts';
import { balancesOfOrders } from '../../pricing/balance-of-order.ts';
import { listLinesInForce } from '../../selection/order-lines-repository.ts';
import { numberOf, obstaclesToMerge } from './obstacles-to-merge.ts';

/** Which registration stays, and which one ends. */
export interface MergedIds {
  orderId: string;
  otherOrderId: string;
}

interface WantedMerge {
  merge: RegistrationMerge;
  reason: string;
}

/** What staff saw: the amendments and the price of the registration that stays, and the money that was to move. */
interface SeenMerge {
  amendments: number;
  netBefore: number;
  movedBefore: number;
}

/**
 * What a merge would do: it is tried out and rolled back, so that the preview is the result.
 *
 * @throws as `mergeRegistrations`, except CONFLICT
 */
export async function previewMerge(
  ctx: Context,
  actor: Actor,
  ids: MergedIds,
  merge: RegistrationMerge,
): Promise<MergeOutcome> {
  const tried: { outcome?: MergeOutcome } = {};
  try {
    await inTransaction(ctx, async (ctx) => {
      tried.outcome = await carryOut(ctx, actor, await lockBoth(ctx, ids), { merge, reason: '' });
      throw rolledBack;
    });
  } catch (error) {
    if (error !== rolledBack) throw error;
  }
  if (!tried.outcome) throw new Error('A merge that was tried out has no outcome');
  return tried.outcome;
}

const rolledBack = new Error('A merge was tried out');

/**
 * Merges two registrations of one convention, under the locks of both: people and add-ons of the second one join the first
 * one as an amendment does it, the second one ends with its add-on orders, and its money moves. It can be undone for a
 * minute, and its mails wait that long.
 *
 * @throws ORDER_NOT_FOUND, MERGE_NOT_POSSIBLE with the obstacles as its message, CONFLICT, SOLD_OUT, and what a change of
 *   the people or the package is refused for
 */
export function mergeRegistrations(
  ctx: Context,
  actor: Actor,
  ids: MergedIds,
  { merge, reason, ...seen }: WantedMerge & SeenMerge,
): Promise<MergeOutcome & { decisionId: string }> {
  return withQuickerColleague(ctx, actor, ids.otherOrderId, async (ctx) => {
    const both = await lockBoth(ctx, ids);
    if (both.ends.cancelledAt !== null) throw new AppError('CONFLICT');
    await refuseUnlessAsSeen(ctx, both.stays, seen);
    const about = { orderId: both.stays.id, action: 'merge', endsId: both.ends.id } as const;
    const decision = await beginDecision(ctx, about);
    const outcome = await carryOut(decision.ctx, actor, both, { merge, reason });
    if (outcome.moved !== seen.movedBefore) throw new AppError('CONFLICT');
    await storeDecision(decision);
    return { ...outcome, decisionId: decision.id };
  });
}

interface Both {
  stays: OrderRow;
  ends: OrderRow;
}

/** @throws ORDER_NOT_FOUND */
export async function lockBoth(ctx: Context, { orderId, otherOrderId }: MergedIds): Promise<Both> {
  const locked = await lockOrders(ctx, [orderId, otherOrderId]);
  const [stays, ends] = [locked.get(orderId), locked.get(otherOrderId)];
  if (!stays || !ends || isAddonOrder(stays) || isAddonOrder(ends)) throw new AppError('ORDER_NOT_FOUND');
  return { stays, ends };
}

async function carryOut(
  ctx: Context,
  actor: Actor,
  both: Both,
  { merge, reason }: WantedMerge,
): Promise<MergeOutcome> {
  const { stays, ends } = both;
  const obstacles = await obstaclesToMerge(ctx, both);
  if (obstacles.length > 0) throw new AppError('MERGE_NOT_POSSIBLE', { message: obstacles.join(' ') });
  const [staysBefore, endsBefore] = [await balanceOf(ctx, stays), await balanceOf(ctx, ends)];
  const endsFamily = [ends, ...(await listAddonOrders(ctx.db, ends.id))];
  const { attend, people } = await peopleOf(ctx, both, merge);
  const brought = { people, lines: await linesThatCome(ctx, endsFamily) };
  const settled = await settleAmendment(ctx, stays, {
    change: { join: [], attend, leave: [], ...(merge.packageId && { packageId: merge.packageId }) },
    settlement: { keptFee: 0, waive: false },
    brought,
    reason,
  });
  const outcome = await presentOutcome(ctx, settled);
  await lockPlaces(ctx, both, { brought, packageId: merge.packageId });
  const number = numberOf(stays);
  const notify = (ctx: Context, ended: OrderRow) => mailMerged(ctx, ended, number);
  await cancelLocked(ctx, actor, ends, reason, notify, 'order.merged-into');
  const childOrderId = await storeSettled(ctx, actor, settled, reason);
  const money = await moveMergedMoney(ctx, actor, {
    from: endsFamily.map(({ id }) => id),
    to: [...(childOrderId === null ? [] : [childOrderId]), stays.id],
    reason: moneyReason({ from: numberOf(ends), to: number }),
  });
  await recordAudit(ctx, {
    actor,
    action: 'order.merged-from',
    entityId: stays.id,
    after: {
      mergedOrderId: ends.id,
      number: numberOf(ends),
      moved: money.moved,
      ...(ctx.mailDelay && { decisionId: ctx.mailDelay.decisionId }),
    },
    reason,
  });
  return {
    ...outcome,
    ...money,
    balances: {
      staysBefore,
      endsBefore,
      staysAfter: await balanceOf(ctx, stays),
      endsAfter: await balanceOf(ctx, ends),
    },
  };
}

/** What a family owes and has paid for a registration and its add-on orders, as they are stored now. */
async function balanceOf(ctx: Context, { id }: OrderRow): Promise<FamilyBalance> {
  const order = await findAnyOrder(ctx, id);
  const family = [...(order ? [order] : []), ...(await listAddonOrders(ctx.db, id))];
  const submitted = family.filter(({ submittedAt }) => submittedAt !== null);
  return familyBalanceOf([...(await balancesOfOrders(ctx, submitted)).values()]);
}

/**
 * Who joins of the registration that ends, and who of the other one attends now.
 *
 * @throws USER_NOT_FOUND for somebody who is of neither
 */
async function peopleOf(
  ctx: Context,
  { stays, ends }: Both,
  { people }: RegistrationMerge,
): Promise<{ attend: string[]; people: OrderPerson[] }> {
  const others = (await listOrderPeople(ctx.db, ends.id)).filter(({ selected }) => selected);
  const known = await listOrderPeople(ctx.db, stays.id);
  const joining: OrderPerson[] = [];
  const attend: string[] = [];
  for (const one of people) {
    const other = others.find(({ person }) => person.id === one.participantId);
    if (!other) throw new AppError('USER_NOT_FOUND');
    if ('relationship' in one) joining.push({ ...other, relationship: one.relationship });
    else if (known.some(({ person }) => person.id === one.sameAs)) attend.push(one.sameAs);
    else throw new AppError('USER_NOT_FOUND');
  }
  return { attend, people: joining };
}

/** The add-ons that the ending registration and its add-on orders hold, at the prices that they were bought at. */
async function linesThatCome(ctx: Context, family: readonly OrderRow[]): Promise<Brought['lines']> {
  const held = family.filter(holdsCapacity).map(({ id }) => id);
  if (held.length === 0) return [];
  const lines = await listLinesInForce(ctx.db, ...held);
  return lines.filter((line) => line.kind === 'ADDON' && isPurchase(line));
}

/** Two registrations give and take places: all of them are locked first, in the sequence in which everybody locks them. */
async function lockPlaces(
  ctx: Context,
  { stays, ends }: Both,
  { brought, packageId }: { brought: Brought; packageId: string | undefined },
): Promise<void> {
  await lockAddonPlaces(
    ctx,
    brought.lines.map(({ addonId }) => ({ addonId })),
  );
  await lockPackagePlaces(
    ctx,
    [stays.packageId, ends.packageId, packageId].flatMap((id) => id ?? []),
  );
}
