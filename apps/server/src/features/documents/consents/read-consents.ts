import { consentDecision } from '@sangamam/contract/documents/consents/consent-decisions';
import type { ConsentsOfOrder } from '@sangamam/contract/documents/consents/consent';
import {
  minorsOf,
  missingConsents,
  responsibleAdultsOf,
} from '@sangamam/contract/documents/consents/missing-consents';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { signFiles } from '#server/features/files/file-address.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { orderStateOf, requireOwnRegistration } from '../order-state.ts';
import { listConsentsOfOrder } from './consent-read-model.ts';
import { peopleOfOrder, type NamedPerson } from './people-of-order.ts';

/**
 * The consent forms of the actor's registration, and who still needs one.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE for a rejected registration
 */
export async function readConsents(ctx: Context, actor: Actor, orderId: string): Promise<ConsentsOfOrder> {
  const order = await requireOwnRegistration(ctx, actor, orderId);
  if (orderStateOf(order) === 'REJECTED') throw new AppError('TRANSITION_NOT_POSSIBLE');
  return presentConsents(ctx, order);
}

/** What the page of a registration shows; the caller has checked that the reader may see it. */
export async function presentConsents(ctx: Context, order: OrderRow): Promise<ConsentsOfOrder> {
  const convention = await conventionById(ctx, order.conventionId);
  const people = await peopleOfOrder(ctx, order.id);
  const rows = await listConsentsOfOrder(ctx.db, order.id);
  const signed = await signFiles(
    ctx,
    rows.map(({ file }) => file),
  );
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const { startDate } = convention;
  const minors = minorsOf(people, startDate);
  const state = orderStateOf(order);
  return {
    orderId: order.id,
    conventionName: convention.name,
    custodianConsent: convention.formEntries.custodianConsent,
    maySend: state === 'ACTIVE',
    minors: minors.map(named),
    adults: responsibleAdultsOf(people, startDate).map(named),
    consents: rows.map(({ consent, file, minorName, responsibleName }, fileIndex) => ({
      _id: consent.id,
      fileIndex,
      minorId: consent.minorId,
      minorName: (consent.minorId && nameOf.get(consent.minorId)) ?? minorName,
      responsibleName: nameOf.get(consent.responsibleId) ?? responsibleName,
      fileName: file.fileName,
      contentType: file.contentType,
      byteSize: file.byteSize,
      url: signed[fileIndex]?.url ?? '',
      state: consent.state,
      reason: consent.reason,
      sentAt: consent.createdAt.toISOString(),
      mayDelete: consentDecision('delete', { state: consent.state, order: state }).outcome === 'possible',
      mayNameChild: consent.minorId === null && state === 'ACTIVE' && minors.length > 0,
    })),
    missing: missingConsents({ people, startDate, consents: rows.map(({ consent }) => consent) }).map(
      ({ personId, why }) => ({ _id: personId, name: nameOf.get(personId) ?? '', why }),
    ),
  };
}

function named({ id, name }: NamedPerson) {
  return { _id: id, name };
}
