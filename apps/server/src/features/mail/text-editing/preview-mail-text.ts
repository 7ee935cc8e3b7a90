import { randomUUID } from 'node:crypto';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { fullName } from '@sangamam/contract/fields/full-name';
import type { MailTextDraft, MailTextPreview } from '@sangamam/contract/mail/texts/mail-text-endpoints';
import { mailTextKindOf, type MailTextKind } from '@sangamam/contract/mail/texts/mail-text-kinds';

import * as phrases from '#phrases/mail/texts.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { hideAccountLinks } from '../outbox/account-link.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { mailSamples } from '../previews/mail-samples.ts';
import { takenBack } from '../previews/preview-mail.ts';
import { findDraftMail } from '../previews/sample-read-model.ts';
import type { SampleWorld, WriteSample } from '../previews/sample-world.ts';
import { cleanText } from './change-mail-text.ts';
import { requireConvention } from './read-mail-texts.ts';
import { findSampleOrder } from './sample-order-read-model.ts';

/** A text that is not stored, and whose registration fills it. */
type Draft = Omit<MailTextDraft, 'version'> & { conventionId: string; number?: string | undefined };

/**
 * A text in the mail that the family of a registration would get: written by the code of its event, with an example of what
 * happened, in a transaction that is rolled back.
 *
 * @throws NOT_FOUND; RQST_PARAMS_INVALID; ORDER_NOT_FOUND where the convention has no such registration
 */
export async function previewMailText(ctx: Context, draft: Draft): Promise<MailTextPreview> {
  const { conventionId, kind, language, subject } = draft;
  await requireConvention(ctx, conventionId);
  const body = cleanText(draft);
  const mailDraft = { kind, language, subject, body };
  let found: SampleOrder | undefined;
  const mail = await takenBack({ ...ctx, mailDraft }, async (ctx) => {
    found = await sampleMail(ctx, draft);
    return findDraftMail(ctx.db);
  });
  if (!mail || !found) throw new AppError('ORDER_NOT_FOUND');
  return {
    registrantName: fullName(found.person),
    number: found.order.permNumber ?? found.order.tempNumber,
    subject: mail.subject,
    html: hideAccountLinks(mail.html),
    text: hideAccountLinks(mail.text),
  };
}

/**
 * Sends the same mail to the actor's own address.
 *
 * @throws as `previewMailText`
 */
export async function testMailText(ctx: Context, actor: Actor, draft: Draft): Promise<{ sentTo: string }> {
  const { subject, html, text } = await previewMailText(ctx, draft);
  return inTransaction(ctx, async (ctx) => {
    await queueMail(ctx, {
      to: { address: actor.email },
      kind: 'mail-text.test',
      subject: phrases.testSubject({ subject }),
      html,
      text,
      dedupeKey: `mail-text.test:${randomUUID()}`,
      userId: actor.userId,
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'mail-text.tested',
      entityId: draft.conventionId,
      after: { mail: draft.kind, language: draft.language },
    });
    return { sentTo: actor.email };
  });
}

type SampleOrder = NonNullable<Awaited<ReturnType<typeof findSampleOrder>>>;

/**
 * Writes the mail of a text to the family of a registration, as the code of its event does.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function sampleMail(
  ctx: Context,
  { conventionId, kind, number }: Pick<Draft, 'conventionId' | 'kind' | 'number'>,
): Promise<SampleOrder> {
  const found = await findSampleOrder(ctx.db, {
    conventionId,
    number: number?.replaceAll(/[\s-]/gu, '').toUpperCase() || undefined,
    paid: kind.startsWith('payment-') || kind.startsWith('refund-'),
  });
  if (!found) throw new AppError('ORDER_NOT_FOUND');
  await sampleOf(kind)(ctx, worldOf(ctx, found));
  return found;
}

/** Samples whose name is not that of the text. */
const named: Partial<Record<MailTextKind, string>> = {
  'payment-reported-check': 'payment.reported (cheque)',
  'order-cancelled-as-asked': 'order.cancelled (as asked)',
  'payment-moved-in': 'payment.moved_in',
  'payment-moved-in-own': 'payment.moved_in (own money)',
  'payment-moved-out': 'payment.moved_out',
  'travel-shuttle-changed': 'travel.shuttle (changed)',
  'travel-shuttle-planned-again': 'travel.shuttle (planned again)',
};

function sampleOf(kind: MailTextKind): WriteSample {
  const name = named[kind] ?? Object.keys(mailSamples).find((one) => mailTextKindOf(one) === kind);
  const write = name === undefined ? undefined : mailSamples[name];
  if (!write) throw new Error(`The mail ${kind} has no sample`);
  return write;
}

function worldOf(ctx: Context, { order, payment, person, userId }: SampleOrder): SampleWorld {
  const { firstName, lastName, email } = person;
  return {
    to: { id: userId, email: email ?? '', firstName, lastName },
    order,
    payment: payment ?? examplePayment(ctx, order),
  };
}

/** A payment as a family may report it, for one that has none. */
function examplePayment(ctx: Context, order: SampleWorld['order']): SampleWorld['payment'] {
  const currency = order.currency ?? 'USD';
  return {
    id: randomUUID(),
    orderId: order.id,
    method: 'CHASE',
    state: 'PENDING_PAYMENT_APPROVAL',
    currency,
    netAmount: 100,
    feeAmount: 0,
    dueAmount: 100,
    held: 0,
    payerEmail: null,
    providerId: null,
    dueDate: calendarDateIn('UTC', ctx.now()),
    createdAt: ctx.now(),
  };
}
