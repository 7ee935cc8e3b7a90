import { consentMessages as messages } from '@sangamam/contract/documents/consents/consent-messages';
import { maxConsentsPerOrder } from '@sangamam/contract/documents/consents/consent-rules';
import type { ConsentsOfOrder } from '@sangamam/contract/documents/consents/consent';
import {
  coveredMinor,
  minorsOf,
  responsibleAdultsOf,
} from '@sangamam/contract/documents/consents/missing-consents';

import { inTransaction, type Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { storeFile } from '#server/features/files/store-file.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { isAddonOrder, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { UploadedFile } from '#server/http/uploads/read-form.ts';

import { orderStateOf, requireOwnRegistration } from '../order-state.ts';
import { listConsentsOfOrder } from './consent-read-model.ts';
import { insertConsent } from './consent-repository.ts';
import { peopleOfOrder } from './people-of-order.ts';
import { presentConsents } from './read-consents.ts';
import { readConsentFile, type ReadConsentFile } from './read-consent-file.ts';

interface NewConsents {
  orderId: string;
  minorId?: string | undefined;
  responsibleId?: string | undefined;
  files: readonly UploadedFile[];
}

/**
 * Stores consent forms of the actor's registration, all for one minor or, while it is not said, for nobody: all of them or,
 * when one is refused, none.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE for a cancelled or rejected registration, RQST_PARAMS_INVALID for
 *   people of others, and what `readConsentFile` refuses
 */
export async function uploadConsents(
  ctx: Context,
  actor: Actor,
  { orderId, files, ...named }: NewConsents,
): Promise<ConsentsOfOrder> {
  requireActive(await requireOwnRegistration(ctx, actor, orderId));
  const read = await readEach(files);
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnRegistration(ctx, actor, orderId, { lock: true });
    await storeConsents(ctx, order, { ...named, read });
    return presentConsents(ctx, order);
  });
}

/**
 * Stores a form that was signed at the arrival desk, with an audit row that names who took it.
 *
 * @throws as `uploadConsents`, ORDER_NOT_FOUND for an add-on order
 */
export async function receiveConsent(
  ctx: Context,
  actor: Actor,
  { orderId, minorId, files }: { orderId: string; minorId: string; files: readonly UploadedFile[] },
): Promise<void> {
  const read = await readEach(files);
  await inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if (isAddonOrder(order)) throw new AppError('ORDER_NOT_FOUND');
    await storeConsents(ctx, order, { minorId, read });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'consent.received',
      entityId: orderId,
      after: { forms: files.length },
    });
  });
}

/** One by one: they wait for a free slot anyway, and the first refusal ends it. */
async function readEach(files: readonly UploadedFile[]): Promise<ReadConsentFile[]> {
  const read: ReadConsentFile[] = [];
  for (const file of files) read.push(await readConsentFile(file));
  return read;
}

/** Stores forms of a locked registration. */
async function storeConsents(
  ctx: Context,
  order: OrderRow,
  { read, ...named }: Omit<NewConsents, 'orderId' | 'files'> & { read: readonly ReadConsentFile[] },
): Promise<void> {
  const orderId = order.id;
  requireActive(order);
  const people = await choosePeople(ctx, order, named);
  const { length: known } = await listConsentsOfOrder(ctx.db, orderId);
  if (known + read.length > maxConsentsPerOrder) {
    throw new AppError('RQST_PARAMS_INVALID', { field: 'file', message: messages.tooMany });
  }
  for (const file of read) {
    const { id: fileId } = await storeFile(ctx, { ...file, kind: 'CONSENT_FORM', orderId });
    await insertConsent(ctx.db, { orderId, fileId, ...people, createdAt: ctx.now() });
  }
}

function requireActive(order: OrderRow): void {
  if (orderStateOf(order) !== 'ACTIVE') throw new AppError('TRANSITION_NOT_POSSIBLE');
}

/** Who is meant; ids of other people are refused like ids that do not exist. */
async function choosePeople(
  ctx: Context,
  order: OrderRow,
  { minorId, responsibleId }: { minorId?: string | undefined; responsibleId?: string | undefined },
): Promise<{ minorId: string | null; responsibleId: string }> {
  const { startDate } = await conventionById(ctx, order.conventionId);
  const people = await peopleOfOrder(ctx, order.id);
  const minors = minorsOf(people, startDate);
  const adults = responsibleAdultsOf(people, startDate);
  if (minorId !== undefined && !minors.some(({ id }) => id === minorId))
    throw invalid('minorId', messages.minor);
  const responsible =
    responsibleId === undefined
      ? (adults.find(({ isRegistrant }) => isRegistrant) ?? adults[0])
      : adults.find(({ id }) => id === responsibleId);
  if (!responsible) throw invalid('responsibleId', messages.responsible);
  return { minorId: coveredMinor({ minorId: minorId ?? null }, minors), responsibleId: responsible.id };
}

function invalid(field: string, message: string): AppError {
  return new AppError('RQST_PARAMS_INVALID', { field, message });
}
