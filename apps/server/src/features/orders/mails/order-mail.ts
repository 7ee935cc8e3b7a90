import { randomUUID } from 'node:crypto';
import { formatDateRange } from '@sangamam/contract/fields/dates/format-date';
import {
  mailTextKindOf,
  type MailTextKind,
  type OwnMailValue,
} from '@sangamam/contract/mail/texts/mail-text-kinds';
import type { Say } from '@sangamam/contract/conventions/translations/convention-texts';
import type { Language } from '@sangamam/contract/phrases/language';

import { readShared, type Context } from '#server/db/context.ts';
import { composeMail, type MailSite } from '#server/features/mail/layout/mail-layout.ts';
import type { MailBlock } from '#server/features/mail/layout/mail-blocks.ts';
import type { MailKind } from '#server/features/mail/outbox/mail-kinds.ts';
import { queueMail, type QueuedMail } from '#server/features/mail/outbox/queue-mail.ts';
import { findMailText } from '#server/features/mail/texts/find-mail-text.ts';
import { writeMailText } from '#server/features/mail/texts/write-mail-text.ts';
import { wordsOfConvention } from '#server/features/conventions/translations/words-of-convention.ts';
import { readMailSite } from '#server/features/conventions/site-settings/read-mail-site.ts';
import { mailPhrases, type MailPhrases } from '#server/phrases/mail-phrases.ts';

import { findRecipient, listRecipients, type Recipient } from '../participants/participant-read-model.ts';
import { isAddonOrder, type OrderRow } from '../order/order-facts.ts';

/** A mail about an order, to its registrant. */
export interface OrderMail {
  /** The event, such as `order.approved`. */
  kind: MailKind;
  subject: string;
  blocks: readonly MailBlock[];
  /** Which text an organiser may have written for it, where the kind has several. */
  text?: MailTextKind;
  /** What that text can leave open beyond what every text can. */
  values?: Partial<Record<OwnMailValue, string>>;
  /** The record that the event is about, for an event that does not change the order itself. */
  about?: string;
  /** Token of a link to answer by; the blocks have a placeholder for it. */
  linkToken?: string;
}

/** The values of the phrases about an order. */
export interface OrderNames {
  /** What the family calls it: a registration or an add-on order. */
  order: string;
  /** The name of the convention. */
  convention: string;
}

/**
 * Queues a mail about an order in the transaction of the event, in the language that the registrant chose, whose phrases
 * `write` is handed. The organiser's words stand in the place of ours where the convention has some in that language; add-on
 * orders have ours. The event happens under the order's lock and changes its `updatedAt`, so that kind, order and time
 * identify it: one mail per event. A closed account gets none, although staff can still decide about its order.
 */
export async function queueOrderMail(ctx: Context, order: OrderRow, write: WriteOrderMail): Promise<void> {
  const mail = await composeOrderMail(ctx, order, write);
  if (mail) await queueMail(ctx, mail);
}

type WriteOrderMail = (
  names: OrderNames,
  phrases: MailPhrases,
  /** How the texts of the convention are said in the language of the mail. */
  say: Say,
) => OrderMail | Promise<OrderMail>;

/**
 * A context for composing mails about many orders: what they have in common is read once, and their recipients together. Use it
 * within one transaction.
 */
export async function forMailsAbout(ctx: Context, orderIds: readonly string[]): Promise<Context> {
  const recipients = await listRecipients(ctx.db, orderIds);
  const sharedReads = new Map<string, Promise<unknown>>();
  for (const [orderId, recipient] of recipients)
    sharedReads.set(recipientKey(orderId), Promise.resolve(recipient));
  return { ...ctx, sharedReads };
}

const recipientKey = (orderId: string) => `recipient:${orderId}`;

/** The mail that `queueOrderMail` queues; nothing for a closed account. */
export async function composeOrderMail(
  ctx: Context,
  order: OrderRow,
  write: WriteOrderMail,
): Promise<QueuedMail | undefined> {
  const recipient = await readShared(ctx, recipientKey(order.id), () => findRecipient(ctx.db, order.id));
  if (!recipient) return undefined;
  const language = ctx.mailDraft?.language ?? recipient.language;
  const phrases = mailPhrases(language);
  const say = await wordsOfConvention(ctx, order.conventionId, language);
  const convention = say(recipient.conventionName, 'NAME');
  const mail = await write(
    {
      order: isAddonOrder(order) ? phrases.orders.addonOrder : phrases.orders.registration,
      convention,
    },
    phrases,
    say,
  );
  const { kind, about, linkToken } = mail;
  const site = await readMailSite(ctx, order.conventionId);
  const { subject, blocks, textId } = await inOrganisersWords(ctx, order, {
    mail,
    recipient: { ...recipient, conventionName: convention },
    language,
    site,
  });
  return {
    to: { address: recipient.email, name: recipient.name },
    kind,
    ...composeMail({
      site,
      language,
      subject,
      greeting: phrases.layout.dear({ name: recipient.firstName }),
      blocks,
    }),
    dedupeKey: ctx.mailDraft
      ? `preview:${randomUUID()}`
      : `${kind}:${order.id}:${about ?? order.updatedAt.getTime()}`,
    linkToken,
    textId,
    orderId: order.id,
    userId: order.userId,
  };
}

interface Written {
  mail: OrderMail;
  recipient: Recipient;
  language: Language;
  site: MailSite;
}

/** A mail with the words that the convention has for it; the mail itself where it has none. */
async function inOrganisersWords(
  ctx: Context,
  order: OrderRow,
  { mail, recipient, language, site }: Written,
): Promise<Pick<OrderMail, 'subject' | 'blocks'> & { textId?: string | undefined }> {
  const kind = mail.text ?? mailTextKindOf(mail.kind);
  if (kind === undefined || isAddonOrder(order)) return mail;
  if (!recipient.hasOwnTexts && ctx.mailDraft === undefined) return mail;
  const text = await findMailText(ctx, { conventionId: order.conventionId, kind, language });
  if (!text) return mail;
  const { convention } = site;
  const { dates } = mailPhrases(language);
  const values = {
    ...noValues,
    ...mail.values,
    firstName: recipient.firstName,
    fullName: recipient.name,
    familyName: recipient.familyName ?? '',
    number: order.permNumber ?? order.tempNumber,
    convention: recipient.conventionName,
    days: convention ? formatDateRange(convention.startDate, convention.endDate, dates) : '',
    place: convention?.location ?? '',
  };
  return { ...writeMailText(text, { values, blocks: mail.blocks, siteUrl: site.url }), textId: text.id };
}

const noValues = {
  package: '',
  addon: '',
  child: '',
  askedOn: '',
  openAmount: '',
  amount: '',
};
