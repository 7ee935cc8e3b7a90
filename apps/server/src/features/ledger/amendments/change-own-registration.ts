import type { FamilyChange } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { wayOf } from '@sangamam/contract/orders/amendments/way-of-change';
import { mayChangeOn, type ChangeWay } from '@sangamam/contract/conventions/family-changes';
import type {
  FamilyChangeOutcome,
  getOwnAmendment,
  sendOwnAmendment as sendEndpoint,
} from '@sangamam/contract/orders/amendments/family-change-endpoints';
import { keptByTerms } from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import {
  rewordAddon,
  rewordLine,
  rewordPackage,
} from '@sangamam/contract/conventions/translations/convention-texts';
import type { Language } from '@sangamam/contract/phrases/language';
import type { z } from 'zod';

import { changedByFamily } from '#phrases/orders/amendments.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { wordsOfConvention } from '#server/features/conventions/translations/words-of-convention.ts';
import { refuseWithoutPlaces } from '#server/features/orders/amendments/amended-places.ts';
import {
  latestChangeRequest,
  openChangeRequest,
} from '#server/features/orders/amendments/change-requests.ts';
import { readAmendmentOptions } from '#server/features/orders/amendments/read-amendment-options.ts';
import { cancellationTermsOf } from '#server/features/orders/order/cancellation-terms-of.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import {
  presentOutcome,
  refuseUnlessAsSeen,
  settleAmendment,
  storeSettled,
  type SettledAmendment,
} from './settle-amendment.ts';

/**
 * What a family starts from when it changes its registration, with the texts of its convention in a language.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE
 */
export function readOwnAmendment(
  ctx: Context,
  actor: Actor,
  orderId: string,
  language: Language | undefined,
): Promise<EndpointData<typeof getOwnAmendment>> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    const options = await readAmendmentOptions(ctx, orderId);
    const convention = await conventionById(ctx, order.conventionId);
    const say = await wordsOfConvention(ctx, order.conventionId, language);
    return {
      ...options,
      packageName: options.packageName && say(options.packageName, 'NAME'),
      packages: options.packages.map((one) => rewordPackage(one, say)),
      addons: options.addons.map((one) => rewordAddon(one, say)),
      selection: options.selection.map((one) => ({ ...one, title: say(one.title, 'NAME') })),
      number: order.permNumber ?? order.tempNumber,
      isApproved: isApproved(order),
      allowed: convention.familyChanges,
      isOffered: mayChangeOn(convention.familyChanges, options.today, convention),
      request: await latestChangeRequest(ctx, orderId),
    };
  });
}

/**
 * What a change by the family would do, and how it is made, with the texts of its convention in a language.
 *
 * @throws as `sendOwnAmendment`, except CHANGE_ALREADY_REQUESTED, USER_EXIST and CONFLICT
 */
export function previewOwnAmendment(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { change, language }: { change: FamilyChange; language?: Language | undefined },
): Promise<FamilyChangeOutcome> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    const made = await workOut(ctx, order, { change, reason: '' });
    await refuseWithoutPlaces(ctx, made.settled.planned, { passesWaitList: false });
    const outcome = await presentMade(ctx, made);
    const say = await wordsOfConvention(ctx, order.conventionId, language);
    return { ...outcome, lines: outcome.lines.map((line) => rewordLine(line, say)) };
  });
}

/**
 * Changes the family's registration at once where the organiser allows it, keeping what the cancellation terms say;
 * otherwise keeps the change as a request, after a trial whether it could be carried out today.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, CHANGE_NOT_OFFERED, CHANGE_ALREADY_REQUESTED, CONFLICT, and what an
 *   amendment is refused for
 */
export function sendOwnAmendment(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { change, note, ...seen }: z.output<(typeof sendEndpoint)['body']>,
): Promise<EndpointData<typeof sendEndpoint>> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    await refuseUnlessAsSeen(ctx, order, seen);
    const made = await workOut(ctx, order, { change, reason: changedByFamily });
    const outcome = await presentMade(ctx, made);
    if (made.way === 'DIRECT')
      return { ...outcome, childOrderId: await storeSettled(ctx, actor, made.settled, changedByFamily) };
    await tryOut(ctx, (ctx) => storeSettled(ctx, actor, made.settled, changedByFamily));
    const { before, after, carriedOver } = made.settled;
    await openChangeRequest(ctx, actor, order, {
      change,
      note,
      netBefore: before.net,
      netAfter: after.net + carriedOver,
    });
    return { ...outcome, childOrderId: null };
  });
}

/** A change with how it is made, and what is kept by the cancellation terms. */
interface Made {
  way: ChangeWay;
  keptFee: number;
  settled: SettledAmendment;
}

async function workOut(
  ctx: Context,
  order: OrderRow,
  { change, reason }: { change: FamilyChange; reason: string },
): Promise<Made> {
  const convention = await conventionById(ctx, order.conventionId);
  const today = calendarDateIn(convention.timeZone, ctx.now());
  const way = wayOf(convention.familyChanges, change, { isApproved: isApproved(order) });
  if (way === 'NONE' || !mayChangeOn(convention.familyChanges, today, convention))
    throw new AppError('CHANGE_NOT_OFFERED');
  const settle = (keptFee: number) =>
    settleAmendment(ctx, order, {
      change,
      settlement: { keptFee, waive: false },
      reason,
    });
  const settled = await settle(0);
  const givenBack = settled.before.net - settled.after.net - settled.carriedOver;
  const people = settled.planned.people.leaving.length;
  const kept =
    people > 0 && givenBack > 0
      ? keptByTerms(cancellationTermsOf(order, convention), today, {
          people,
          givenBack,
          currency: settled.planned.order.currency,
        })
      : undefined;
  const keptFee = kept?.fee ?? 0;
  return { way, keptFee, settled: keptFee > 0 ? await settle(keptFee) : settled };
}

async function presentMade(ctx: Context, { way, keptFee, settled }: Made): Promise<FamilyChangeOutcome> {
  return { ...(await presentOutcome(ctx, settled)), way, keptFee };
}

const isApproved = ({ registrationStatus }: OrderRow) => registrationStatus === 'REG_APPROVED';

/** Ends a trial; everything it wrote is rolled back. */
class TrialOver extends Error {}

/** Carries something out and takes all of it back, so that what refuses it is known before anybody waits for it. */
async function tryOut(ctx: Context, work: (ctx: Context) => Promise<unknown>): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      await work(ctx);
      throw new TrialOver();
    });
  } catch (error) {
    if (!(error instanceof TrialOver)) throw error;
  }
}
