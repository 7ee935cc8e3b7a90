import type { PersonDetail } from '@sangamam/contract/people/directory/people-admin-endpoints';

import { presentListPage } from '#server/http/endpoints/list-page.ts';
import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { assigneeAsked } from '#server/features/casework/care/list-assignees.ts';
import { statusOf } from '#server/features/orders/order/order-facts.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { readProfileOf } from '../read-profile.ts';
import {
  accountList,
  findRegistrantAccount,
  listFamilyOfAccount,
  listMailsOfAccount,
  listOrdersOfAccount,
} from './people-read-model.ts';
import { readCare, readNotes, readPersonHistory } from './person-care.ts';
import { accountActions, accountState, presentPersonRow } from './present-person.ts';

/** A page of the admin list of registrants. */
export async function listPeople(
  ctx: Context,
  actor: Actor,
  query: Omit<QueryOf<typeof accountList>, 'assignedTo' | 'now'>,
) {
  const { rows, total } = await accountList.page(ctx.db, {
    ...query,
    assignedTo: assigneeAsked(actor, query.assigned),
    now: ctx.now(),
  });
  const careOf = await readCare(
    ctx,
    rows.map(({ id }) => id),
  );
  return presentListPage({ rows, total }, query.pageSize, (row) => ({
    ...presentPersonRow(row),
    care: careOf(row.id),
  }));
}

/**
 * One registrant with family, orders and mails.
 *
 * @throws USER_NOT_FOUND also for staff
 */
export async function readPerson(ctx: Context, userId: string): Promise<PersonDetail> {
  const account = await findRegistrantAccount(ctx.db, userId);
  if (account === undefined) throw new AppError('USER_NOT_FOUND');
  const state = accountState(account);
  const orders = await listOrdersOfAccount(ctx.db, userId);
  const family = await listFamilyOfAccount(ctx.db, userId);
  const mails = await listMailsOfAccount(ctx.db, userId);
  return {
    profile: await readProfileOf(ctx, userId),
    state,
    suspensionReason: account.suspensionReason,
    createdAt: account.createdAt.toISOString(),
    lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
    orders: orders.map(({ order, conventionName }) => ({
      _id: order.id,
      conventionName,
      tmpConvRegNo: order.tempNumber,
      permConvRegNo: order.permNumber,
      isAddonOrder: order.parentOrderId !== null,
      status: statusOf(order),
      registrationStatus: order.registrationStatus,
      createdAt: order.createdAt.toISOString(),
    })),
    family: family.map(({ person, relationship }) => ({
      _id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      relationShip: relationship,
      dob: person.dob,
      email: person.email,
    })),
    mails: mails.map(({ id, kind, subject, createdAt, sentAt, recalledAt }) => ({
      _id: id,
      kind,
      subject,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      recalledAt: recalledAt?.toISOString() ?? null,
    })),
    history: await readPersonHistory(ctx, userId),
    care: (await readCare(ctx, [userId]))(userId),
    notes: await readNotes(ctx, userId),
    actions: accountActions(state, account.person.email),
  };
}

/**
 * The same for a member of staff. The audit log records that the actor read it.
 *
 * @throws USER_NOT_FOUND
 */
export async function readPersonWithAudit(ctx: Context, actor: Actor, userId: string): Promise<PersonDetail> {
  const person = await readPerson(ctx, userId);
  await recordAudit(ctx, { actorId: actor.userId, action: 'person.read', entityId: userId });
  return person;
}
