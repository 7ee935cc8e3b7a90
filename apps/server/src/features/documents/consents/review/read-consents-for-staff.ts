import type {
  ConsentDetail,
  ConsentRow,
  MissingConsentRow,
} from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import { isForNobody } from '@sangamam/contract/documents/consents/missing-consents';
import { fullName } from '@sangamam/contract/fields/full-name';
import { possibleConsentActions } from '@sangamam/contract/documents/consents/consent-decisions';
import { ageOn } from '@sangamam/contract/fields/dates/age';

import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { signFiles } from '#server/features/files/file-address.ts';
import { statusOf } from '#server/features/orders/order/order-facts.ts';
import { recordOrderRead } from '#server/features/orders/order/record-order-read.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { minorsOfOrder } from '../name-consent-child.ts';
import { orderStateOf } from '../../order-state.ts';
import {
  consentList,
  findConsentRow,
  findNextConsent,
  type ConsentFilter,
  type ConsentAdminRow,
} from './consent-admin-read-model.ts';
import { listMissingRows, listOrdersMissing, type MissingRow } from './missing-consents-read-model.ts';

/** A page of the consent forms, the oldest first. */
export async function listConsents(ctx: Context, query: QueryOf<typeof consentList>) {
  return presentListPage(await consentList.page(ctx.db, query), query.pageSize, presentConsentRow);
}

/** @throws NOT_FOUND */
export async function readConsentRow(ctx: Context, consentId: string): Promise<ConsentRow> {
  const row = await findConsentRow(ctx.db, consentId);
  if (!row) throw new AppError('NOT_FOUND');
  return presentConsentRow(row);
}

/**
 * A consent form with its file. The audit log records that the actor read it.
 *
 * @throws NOT_FOUND
 */
export async function readConsentForStaff(
  ctx: Context,
  actor: Actor,
  consentId: string,
): Promise<ConsentDetail> {
  const row = await findConsentRow(ctx.db, consentId);
  const [signed] = await signFiles(ctx, row ? [row.file] : []);
  if (!row || !signed) throw new AppError('NOT_FOUND');
  await recordOrderRead(ctx, actor, row.order.id);
  const { contentType, byteSize } = row.file;
  const minors = await minorsOfOrder(ctx, row.order);
  const asksForChild = isForNobody(row.consent, minors) && orderStateOf(row.order) === 'ACTIVE';
  const shown = presentConsentRow(row);
  return {
    ...shown,
    ...signed,
    contentType,
    byteSize,
    actions: asksForChild ? shown.actions.filter((action) => action !== 'accept') : shown.actions,
    possibleMinors: asksForChild ? minors.map(({ id, name }) => ({ _id: id, name })) : [],
    nextId: await findNextConsent(ctx.db, consentId),
  };
}

/** A page of the minors whose form is missing, of conventions that are not over. */
export async function listMissingConsents(ctx: Context, filter: Omit<QueryOf<typeof consentList>, 'state'>) {
  const listed = await listMissingRows(ctx.db, { ...filter, endsFrom: todayOf(ctx) });
  return presentListPage(listed, filter.pageSize, presentMissing);
}

/** The registrations of minors whose form is missing, of conventions that are not over. */
export async function ordersMissingConsents(
  ctx: Context,
  filter: Pick<ConsentFilter, 'conventionId' | 'search'>,
): Promise<string[]> {
  return listOrdersMissing(ctx.db, { ...filter, endsFrom: todayOf(ctx) });
}

const todayOf = (ctx: Context) => ctx.now().toISOString().slice(0, 10);

function presentMissing({ order, registrant, why, ...minor }: MissingRow): MissingConsentRow {
  return {
    orderId: order.id,
    number: order.permNumber ?? order.tempNumber,
    registrantName: fullName(registrant),
    familyName: registrant.familyName,
    conventionName: minor.conventionName,
    email: minor.email,
    status: statusOf(order),
    minorId: minor.personId,
    minorName: fullName(minor),
    why,
  };
}

/** A consent form in the list of staff. */
function presentConsentRow(row: ConsentAdminRow): ConsentRow {
  const { consent, order, registrant, decider } = row;
  const { state } = consent;
  return {
    _id: consent.id,
    orderId: order.id,
    number: order.permNumber ?? order.tempNumber,
    registrantName: fullName(registrant),
    familyName: registrant.familyName,
    conventionName: row.conventionName,
    minorName: row.minor && fullName(row.minor),
    minorAge: row.minorDob === null ? null : ageOn(row.minorDob, row.startDate),
    responsibleName: fullName(row.responsible),
    state,
    reason: consent.reason,
    sentAt: consent.createdAt.toISOString(),
    decidedAt: consent.decidedAt?.toISOString() ?? null,
    decidedByName: decider === null ? null : fullName(decider),
    revision: consent.revision,
    actions: possibleConsentActions({ state, order: orderStateOf(order) }).filter(
      (action) => action !== 'delete',
    ),
  };
}
