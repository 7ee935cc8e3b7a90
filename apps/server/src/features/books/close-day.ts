import { sumEntries } from '@sangamam/contract/books/book-columns';
import type { BookDay } from '@sangamam/contract/books/closing-endpoints';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import type { BookKey } from './book-key.ts';
import { endClosing, findClosing, insertClosing } from './closing-repository.ts';
import { findBook } from './find-book.ts';
import { daysOf } from './read-days.ts';

/** A day and the newest entry that the treasurer saw on it. */
export type DayToClose = Omit<BookKey, 'timeZone'> & {
  day: string;
  lastEntryId: number | null;
  note: string;
};

/**
 * Keeps what the books of a day say. Idempotent: a day that is closed already answers its closing. Also today can be
 * closed; entries that follow show as a difference.
 *
 * @throws AppError NOT_FOUND, DAY_NOT_BEGUN, CONFLICT when the day has other entries than the treasurer saw
 */
export function closeDay(ctx: Context, actor: Actor, asked: DayToClose): Promise<BookDay> {
  return inTransaction(ctx, async (ctx) => {
    const book = await findBook(ctx, asked);
    if (asked.day > calendarDateIn(book.timeZone, ctx.now())) throw new AppError('DAY_NOT_BEGUN');
    const day = await dayOf(ctx, book, asked.day);
    if (day.closing) return day;
    if (day.lastEntryId !== asked.lastEntryId) throw new AppError('CONFLICT');
    const { conventionId, currency } = book;
    const closing = await insertClosing(ctx.db, {
      conventionId,
      currency,
      day: asked.day,
      totals: day.methods.map(({ method, sums }) => ({ method, sums })),
      net: day.total.net,
      entries: day.entries,
      note: asked.note,
      closedAt: ctx.now(),
      closedBy: actor.userId,
    });
    if (closing) {
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: 'book-day.closed',
        entityId: closing.id,
        after: {
          conventionId,
          currency,
          day: asked.day,
          ...day.total,
          entries: day.entries,
          note: asked.note,
        },
      });
    }
    return dayOf(ctx, book, asked.day);
  });
}

/** Opens a closed day again. Idempotent. @throws AppError NOT_FOUND */
export function reopenDay(
  ctx: Context,
  actor: Actor,
  closingId: string,
  { reason }: { reason: string },
): Promise<BookDay> {
  return inTransaction(ctx, async (ctx) => {
    const closing = await findClosing(ctx.db, closingId);
    if (!closing) throw new AppError('NOT_FOUND');
    const { day, currency, conventionId, net, entries } = closing;
    const ended = { reopenedAt: ctx.now(), reopenedBy: actor.userId, reopenReason: reason };
    if (await endClosing(ctx.db, closingId, ended)) {
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: 'book-day.reopened',
        entityId: closingId,
        before: { conventionId, currency, day, net, entries },
        reason,
      });
    }
    return dayOf(ctx, await findBook(ctx, closing), day);
  });
}

async function dayOf(ctx: Context, book: BookKey, day: string): Promise<BookDay> {
  const [found] = await daysOf(ctx, book, { from: day, to: day });
  return found ?? emptyDay(day);
}

function emptyDay(day: string): BookDay {
  return { day, entries: 0, lastEntryId: null, total: sumEntries([]), methods: [], closing: null };
}
