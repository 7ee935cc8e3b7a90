import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { paths } from '@sangamam/contract/paths';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { JobPayload } from '#server/db/queue/job-catalogue.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { optionInWords } from '#server/features/conventions/addons/addon-places.ts';
import { packageNames } from '#server/features/conventions/packages/package-names.ts';
import { button, facts, note, paragraph, type MailBlock } from '#server/features/mail/layout/mail-blocks.ts';
import type { MailPhrases } from '#server/phrases/mail-phrases.ts';

import type { OrderRow } from '../order/order-facts.ts';
import { findOrder } from '../order/order-repository.ts';
import { subjectOf } from '../wait-list/subject.ts';
import { findEntry, type WaitListEntry } from '../wait-list/wait-list-repository.ts';
import { numberFact } from './number-fact.ts';
import { queueOrderMail } from './order-mail.ts';

type Event = JobPayload<'mail-wait-list'>['event'];

/** What a mail about an entry of a wait list says. */
export interface WaitListNews {
  event: Event | 'REMOVED';
  /** The id of the entry. */
  about: string;
  kind: 'PACKAGE' | 'ADDON';
  /** The name of the package, or the pieces of the add-on, such as `2 × Meals (adults)`. */
  name: string;
  timeZone: string;
  /** Until when it is held, or was. */
  offeredUntil: Date | null;
  /** Why staff removed the family. */
  reason?: string;
}

/**
 * Tells a family what happened to its entry on a wait list, one mail per event. An offer that has ended meanwhile is not
 * told any more. Idempotent.
 */
export function mailWaitListEvent(
  ctx: Context,
  { entryId, event }: JobPayload<'mail-wait-list'>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const entry = await findEntry(ctx.db, entryId);
    const order = entry && (await findOrder(ctx.db, entry.orderId));
    if (!entry || !order) return;
    const isOffer = event === 'OFFERED' || event === 'REMINDED';
    if (isOffer && entry.state !== 'OFFERED') return;
    await mailWaitListNews(ctx, order, await newsOf(ctx, order, entry, { event }));
  });
}

/** What is told about an entry. */
export async function newsOf(
  ctx: Context,
  order: OrderRow,
  entry: WaitListEntry,
  { event, reason }: Pick<WaitListNews, 'event' | 'reason'>,
): Promise<WaitListNews> {
  const convention = await findConvention(ctx, order.conventionId);
  return {
    event,
    about: entry.id,
    kind: subjectOf(entry).kind,
    name: await nameOf(ctx, entry),
    timeZone: convention?.timeZone ?? 'UTC',
    offeredUntil: entry.offeredUntil,
    ...(reason !== undefined && { reason }),
  };
}

/** What is, or was, offered; what is wanted while nothing was. */
async function nameOf(ctx: Context, { packageId, subjectId, offered, quantity }: WaitListEntry) {
  if (packageId !== null) return (await packageNames(ctx, [packageId])).get(packageId) ?? '';
  const option = await optionInWords(ctx, subjectId);
  const pieces = offered ?? quantity;
  return pieces === 1 ? option : `${pieces} × ${option}`;
}

/** Queues the mail of one event. */
export function mailWaitListNews(ctx: Context, order: OrderRow, news: WaitListNews): Promise<void> {
  const { event, about, kind, name } = news;
  return queueOrderMail(ctx, order, ({ convention }, phrases, say) => {
    const what = event.toLowerCase() as Lowercase<typeof event>;
    if (kind === 'ADDON') {
      const of = { pieces: name, convention };
      const { subject, blocks } = addonWriters[event](ctx, { news, order, phrases, of });
      return { kind: `wait-list.add-on-${what}` as const, values: { addon: name }, subject, blocks, about };
    }
    const packageName = say(name, 'NAME');
    const of = { packageName, convention };
    const { subject, blocks } = writers[event](ctx, { news, order, phrases, of });
    return { kind: `wait-list.${what}` as const, values: { package: packageName }, subject, blocks, about };
  });
}

interface About<Of> {
  news: WaitListNews;
  order: OrderRow;
  phrases: MailPhrases;
  of: Of;
}
type Written = About<{ packageName: string; convention: string }>;
type Write = (ctx: Context, written: Written) => { subject: string; blocks: MailBlock[] };

const writers: Readonly<Record<WaitListNews['event'], Write>> = {
  OFFERED: (ctx, { news, order, phrases, of }) => ({
    subject: phrases.waitList.offeredSubject(of),
    blocks: [paragraph(phrases.waitList.offered(of)), ...offerBlocks(ctx, { news, order, phrases, of })],
  }),
  REMINDED: (ctx, { news, order, phrases, of }) => ({
    subject: phrases.waitList.remindedSubject(of),
    blocks: [paragraph(phrases.waitList.reminded(of)), ...offerBlocks(ctx, { news, order, phrases, of })],
  }),
  EXPIRED: (ctx, { order, phrases, of }) => ({
    subject: phrases.waitList.expiredSubject(of),
    blocks: [
      paragraph(phrases.waitList.expired(of)),
      facts(numberFact(order, phrases)),
      paragraph(phrases.waitList.expiredWhatNext),
      button(phrases.waitList.seeTheWaitList, `${ctx.publicUrl}${paths.packages}`),
    ],
  }),
  CLOSED: (ctx, { order, phrases, of }) => ({
    subject: phrases.waitList.closedSubject(of),
    blocks: [
      paragraph(phrases.waitList.closed(of)),
      facts(numberFact(order, phrases)),
      paragraph(phrases.waitList.closedWhatNext),
      button(phrases.orders.contactUs, `${ctx.publicUrl}${paths.contactUs}`),
    ],
  }),
  REMOVED: (ctx, { news, order, phrases, of }) => ({
    subject: phrases.waitList.removedSubject(of),
    blocks: [
      paragraph(phrases.waitList.removed(of)),
      facts(numberFact(order, phrases), [phrases.orders.reason, news.reason]),
      button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }),
};

function offerBlocks(ctx: Context, { news, order, phrases }: Written): MailBlock[] {
  return [
    heldFacts({ news, order, phrases }),
    paragraph(phrases.waitList.whatToDo),
    button(phrases.waitList.takeThePlace, `${ctx.publicUrl}${paths.packages}`),
    note(phrases.waitList.orDecline),
  ];
}

type OfPieces = About<{ pieces: string; convention: string }>;

const addonWriters: Readonly<
  Record<WaitListNews['event'], (ctx: Context, of: OfPieces) => ReturnType<Write>>
> = {
  OFFERED: (ctx, { news, order, phrases, of }) => ({
    subject: phrases.addonWaitList.offeredSubject(of),
    blocks: [paragraph(phrases.addonWaitList.offered(of)), ...piecesBlocks(ctx, { news, order, phrases })],
  }),
  REMINDED: (ctx, { news, order, phrases, of }) => ({
    subject: phrases.addonWaitList.remindedSubject(of),
    blocks: [paragraph(phrases.addonWaitList.reminded(of)), ...piecesBlocks(ctx, { news, order, phrases })],
  }),
  EXPIRED: (ctx, { order, phrases, of }) => ({
    subject: phrases.addonWaitList.expiredSubject(of),
    blocks: [
      paragraph(phrases.addonWaitList.expired(of)),
      facts(numberFact(order, phrases)),
      paragraph(phrases.addonWaitList.expiredWhatNext),
      button(phrases.addonWaitList.seeTheWaitList, `${ctx.publicUrl}${paths.addonsOf(order.id)}`),
    ],
  }),
  CLOSED: (ctx, { order, phrases, of }) => ({
    subject: phrases.addonWaitList.closedSubject(of),
    blocks: [
      paragraph(phrases.addonWaitList.closed(of)),
      facts(numberFact(order, phrases)),
      paragraph(phrases.waitList.closedWhatNext),
      button(phrases.orders.contactUs, `${ctx.publicUrl}${paths.contactUs}`),
    ],
  }),
  REMOVED: (ctx, { news, order, phrases, of }) => ({
    subject: phrases.addonWaitList.removedSubject(of),
    blocks: [
      paragraph(phrases.addonWaitList.removed(of)),
      facts(numberFact(order, phrases), [phrases.orders.reason, news.reason]),
      button(phrases.orders.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
    ],
  }),
};

function piecesBlocks(ctx: Context, about: Omit<OfPieces, 'of'>): MailBlock[] {
  const { order, phrases } = about;
  const { addonWaitList } = phrases;
  return [
    heldFacts(about),
    paragraph(addonWaitList.whatToDo),
    button(addonWaitList.takeIt, `${ctx.publicUrl}${paths.addonsOf(order.id)}`),
    note(addonWaitList.orDecline),
  ];
}

function heldFacts({ news, order, phrases }: Omit<OfPieces, 'of'>): MailBlock {
  const until = news.offeredUntil && momentIn(news.timeZone, news.offeredUntil, phrases);
  return facts([phrases.waitList.heldUntil, until], numberFact(order, phrases));
}

/** An instant as people at the convention read it: the day, the time and the name of the time zone. */
function momentIn(timeZone: string, at: Date, phrases: MailPhrases): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return `${formatDate(calendarDateIn(timeZone, at), phrases.dates)}, ${clock.format(at)}`;
}
