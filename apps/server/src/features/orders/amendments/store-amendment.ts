import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import { moneyLine } from '@sangamam/contract/orders/amendments/amend-lines';
import type { LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import { formatRegistrationNumber } from '@sangamam/contract/orders/registration-number';

import { amendmentTitles } from '#phrases/orders/amendments.ts';
import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { closeQuestionsOnChange } from '#server/features/casework/questions/close-questions.ts';
import { readPerson } from '#server/features/people/read-person.ts';
import { createPerson } from '#server/features/people/save-person.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { confirmWhenDue } from '../decisions/confirm-when-due.ts';
import { mailAmended } from '../mails/amended-mail.ts';
import { mailConfirmed } from '../mails/confirmed-mail.ts';
import { insertAddonOrder, listAddonOrders } from '../order/addon-order-repository.ts';
import { factsOf, type OrderRow } from '../order/order-facts.ts';
import { nextNumberSerial, updateOrder } from '../order/order-repository.ts';
import {
  findCurrentPerson,
  hasEmailInOrder,
  listOrderPeople,
} from '../participants/participant-read-model.ts';
import { insertParticipant, updateParticipant } from '../participants/participant-repository.ts';
import { participantRow } from '../participants/participant-row.ts';
import { refuseUsedEmail } from '../participants/refuse-used-email.ts';
import { snapshotParticipants } from '../participants/snapshot/snapshot-participants.ts';
import {
  appendLines,
  insertSubmittedLines,
  listSubmittedLines,
} from '../selection/order-lines-repository.ts';
import { takeAmendedPlaces } from './amended-places.ts';
import { countAmendments, insertAmendment } from './amendment-repository.ts';
import type { PlannedAmendment } from './plan-amendment.ts';

/** What comes with a planned amendment when it is stored. */
interface Stored {
  reason: string;
  /** Whole dollars that a child order asks for; 0 for none. */
  carriedOver: number;
  /** What the registration costs afterwards, without the child order. */
  after: Balance;
  /** The number of the amendment that this one takes back, and whether the family was told of it. */
  takesBack?: { number: number; isTold: boolean };
}

/**
 * Stores an amendment under the order's lock, with its open payment priced already: people with their snapshots, lines,
 * package and price, a child order for a difference that the approved payment does not cover, the audit entry and the
 * mail; places last.
 *
 * @throws USER_EXIST, SOLD_OUT
 */
export async function storeAmendment(
  ctx: Context,
  actor: AnyActor,
  planned: PlannedAmendment,
  { reason, carriedOver, after, takesBack }: Stored,
): Promise<{ childOrderId: string | null; order: OrderRow }> {
  const { order, people, specialRequest, packageId } = planned;
  const joined = await storePeople(ctx, planned);
  const carried = carriedOver > 0 ? [carryLine(planned, -carriedOver, reason)] : [];
  const lines = [...planned.added, ...carried];
  const firstPosition = await appendLines(ctx.db, order.id, lines);
  const net = netOf(await listSubmittedLines(ctx.db, order.id));
  const changed = await updateOrder(ctx.db, order.id, {
    packageId,
    specialRequest,
    currency: planned.currency,
    netPrice: net.usd,
    cadNetPrice: net.cad,
    updatedAt: ctx.now(),
    ...(specialRequest !== order.specialRequest && { selectionRevision: order.selectionRevision + 1 }),
  });
  if (planned.currency !== order.currency) await changeCurrencyOfAddonOrders(ctx, planned);
  const child = carriedOver > 0 ? await openChild(ctx, actor, planned, { carriedOver, reason }) : undefined;
  const [netBefore, netAfter] = [factsOf(order).net, factsOf(changed).net];
  await insertAmendment(ctx.db, {
    orderId: order.id,
    number: (await countAmendments(ctx.db, order.id)) + 1,
    record: {
      joined,
      left: people.leave,
      ...(packageId !== null &&
        packageId !== order.packageId && { package: { from: order.packageId, to: packageId } }),
      addons: planned.added.some(({ kind }) => kind === 'ADDON' || kind === 'REMOVAL'),
      specialRequest: specialRequest !== order.specialRequest,
      ...(specialRequest !== order.specialRequest && { requestBefore: order.specialRequest }),
      ...(people.related.length > 0 && {
        related: people.related.map(({ personId, before, after: to }) => ({ personId, from: before, to })),
      }),
      ...(planned.currency !== order.currency && {
        currency: { from: order.currency, to: planned.currency },
      }),
      ...(planned.dueDate && { dueDate: planned.dueDate }),
      ...(takesBack && { takesBack: takesBack.number }),
    },
    reason,
    firstPosition,
    lineCount: lines.length,
    netBefore,
    netAfter,
    childOrderId: child?.id ?? null,
    createdAt: ctx.now(),
  });
  await recordAudit(ctx, {
    actor,
    action: takesBack?.isTold === false ? 'order.undone' : 'order.amended',
    entityId: order.id,
    before: {
      total: netBefore,
      packageId: order.packageId,
      left: people.leave,
      ...(planned.currency !== order.currency && { currency: order.currency }),
      ...(planned.dueDate && { dueDate: planned.dueDate.from }),
      ...(people.related.length > 0 && { related: relationsOf(people.related, 'before') }),
    },
    after: {
      total: netAfter,
      packageId,
      joined,
      ...(planned.currency !== order.currency && { currency: planned.currency }),
      ...(planned.dueDate && { dueDate: planned.dueDate.to }),
      ...(people.related.length > 0 && { related: relationsOf(people.related, 'after') }),
      ...(child && { childOrderId: child.id, carriedOver }),
      ...(ctx.mailDelay && { decisionId: ctx.mailDelay.decisionId }),
      ...(takesBack?.isTold === false && { undone: 'amend' }),
    },
    reason,
  });
  if (!takesBack) await closeQuestionsOnChange(ctx, order.id);
  const { order: settled, newlyConfirmed } = await confirmWhenDue(ctx, changed);
  if (takesBack?.isTold !== false)
    await mailAmended(ctx, settled, {
      joining: people.joining,
      leaving: people.leaving,
      related: people.related,
      dueDate: planned.dueDate?.to,
      lines: planned.added,
      reason,
      balance: after,
      child: child && { orderId: child.id, amount: carriedOver },
    });
  if (newlyConfirmed) await mailConfirmed(ctx, settled);
  // What is taken back was the registration's a moment ago.
  const isOfFamily = 'userId' in actor && actor.userId === order.userId && !takesBack;
  await takeAmendedPlaces(ctx, planned, { passesWaitList: !isOfFamily });
  return { childOrderId: child?.id ?? null, order: settled };
}

/** Returns the ids of those who attend since then. */
async function storePeople(ctx: Context, { order, people }: PlannedAmendment): Promise<string[]> {
  const self = (await listOrderPeople(ctx.db, order.id)).find(({ relationship }) => relationship === 'SELF');
  const hiddenFromList = self ? (await readPerson(ctx, self.person.id)).hiddenFromList : true;
  const created: string[] = [];
  for (const payload of people.newcomers) {
    const row = { ...participantRow(payload, ctx.now()), hiddenFromList };
    const personId = await refuseUsedEmail(ctx, { orderId: order.id, email: row.email }, () =>
      createPerson(ctx, row),
    );
    const relationship = payload.relationShip;
    await insertParticipant(ctx.db, { orderId: order.id, personId, relationship, createdAt: ctx.now() });
    created.push(personId);
  }
  for (const { personId, relationship } of people.copied) {
    const copyId = await copyPerson(ctx, { personId, orderId: order.id });
    await insertParticipant(ctx.db, {
      orderId: order.id,
      personId: copyId,
      relationship,
      createdAt: ctx.now(),
    });
    created.push(copyId);
  }
  for (const { personId, relationship } of people.returning)
    await insertParticipant(ctx.db, { orderId: order.id, personId, relationship, createdAt: ctx.now() });
  // Two may exchange relationships that a family has once: the first step gives both away.
  for (const { personId } of people.related)
    await updateParticipant(ctx.db, order.id, personId, { relationship: 'SON' });
  for (const { personId, after } of people.related)
    await updateParticipant(ctx.db, order.id, personId, { relationship: after });
  for (const personId of people.attend)
    await updateParticipant(ctx.db, order.id, personId, { selected: true });
  for (const personId of people.leave)
    await updateParticipant(ctx.db, order.id, personId, { selected: false });
  const joined = [...created, ...people.returning.map(({ personId }) => personId), ...people.attend];
  // Who joins stands in the registration as they are today; what the others were stays.
  for (const personId of joined)
    await snapshotParticipants(ctx, order.id, await findCurrentPerson(ctx.db, order.id, personId));
  return joined;
}

/**
 * The person as they are today, once more: each family keeps what it says of its people. The name of an account stays with
 * that account, as does an address that somebody of this registration has.
 */
async function copyPerson(
  ctx: Context,
  { personId, orderId }: { personId: string; orderId: string },
): Promise<string> {
  const { id: _id, revision: _revision, namesAccount, email, ...person } = await readPerson(ctx, personId);
  const isFree = email !== null && !namesAccount && !(await hasEmailInOrder(ctx.db, { orderId, email }));
  return createPerson(ctx, {
    ...person,
    email: isFree ? email : null,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  });
}

/** Add-on orders are priced like their registration. */
async function changeCurrencyOfAddonOrders(
  ctx: Context,
  { order, currency }: PlannedAmendment,
): Promise<void> {
  for (const one of await listAddonOrders(ctx.db, order.id))
    if (one.currency !== null) await updateOrder(ctx.db, one.id, { currency, updatedAt: ctx.now() });
}

const relationsOf = (related: PlannedAmendment['people']['related'], when: 'before' | 'after') =>
  Object.fromEntries(related.map((one) => [one.personId, one[when]]));

function carryLine({ order: { currency } }: PlannedAmendment, amount: number, note: string): LineItem {
  const title = amount < 0 ? amendmentTitles.carriedOver : amendmentTitles.child;
  return moneyLine('CARRIED_OVER', title, amount, { currency, note });
}

/** The order by which the difference is paid: submitted at once, decided with its registration. */
async function openChild(
  ctx: Context,
  actor: AnyActor,
  planned: PlannedAmendment,
  { carriedOver, reason }: Pick<Stored, 'carriedOver' | 'reason'>,
): Promise<OrderRow> {
  const {
    id: parentOrderId,
    userId,
    conventionId,
    currency,
    registrationStatus,
    termsVersion,
  } = planned.order;
  const line = carryLine(planned, carriedOver, reason);
  const net = netOf([line]);
  const tempNumber = formatRegistrationNumber('T', await nextNumberSerial(ctx.db, 'temp_numbers'));
  const child = await insertAddonOrder(ctx.db, {
    userId,
    conventionId,
    parentOrderId,
    tempNumber,
    currency,
    registrationStatus,
    termsVersion,
    netPrice: net.usd,
    cadNetPrice: net.cad,
    submittedAt: ctx.now(),
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  });
  await insertSubmittedLines(ctx.db, child.id, [line]);
  await recordAudit(ctx, {
    actor,
    action: 'order.initiated',
    entityId: child.id,
    after: { tempNumber, parentOrderId, total: carriedOver },
    reason,
  });
  return child;
}
