import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { defaultRegistrationSettings } from '@sangamam/contract/orders/reminders/registration-settings';
import type { AuditAction } from '@sangamam/contract/audit/audit-catalogue';
import type { WaitListState } from '@sangamam/contract/orders/wait-list/wait-list';

import { inTransaction, type Context } from '#server/db/context.ts';
import { enqueueEach } from '#server/db/queue/enqueue.ts';
import type { JobPayload } from '#server/db/queue/job-catalogue.ts';
import { recordAuditOfEach } from '#server/features/audit/record-audit.ts';
import { findConvention, type ConventionRow } from '#server/features/conventions/find-convention.ts';
import { readRegistrationSettings } from '#server/features/conventions/site-settings/read-registration-settings.ts';
import { systemActor } from '#server/http/access/actor.ts';

import { recount } from './locked-entries.ts';
import { isOverFor, lockSubject, type LockedSubject } from './subject.ts';
import { listEntriesAbout, listSubjects, updateEntries, type WaitListEntry } from './wait-list-repository.ts';

type Event = JobPayload<'mail-wait-list'>['event'];

const waitList = systemActor('wait list');

/** Serves every list that somebody is on; a failure does not affect the others. */
export async function serveWaitLists(ctx: Context): Promise<{ subjectId: string; error: unknown }[]> {
  const failures: { subjectId: string; error: unknown }[] = [];
  for (const subjectId of await listSubjects(ctx.db)) {
    try {
      await serveWaitList(ctx, subjectId);
    } catch (error) {
      failures.push({ subjectId, error });
    }
  }
  return failures;
}

/**
 * Offers what is free of a package, or of an option of an add-on, to the families that are next, ends offers whose time is
 * over, and reminds of those that have half of it left. A family that may not take it, or wants more than is free, is
 * passed over and keeps its place. When it is no longer sold, everybody's wait is over. Idempotent.
 *
 * It locks the package or option alone. Mails, whose rows refer to orders, are written by jobs of their own, because orders
 * are locked before packages and options everywhere else.
 */
export function serveWaitList(ctx: Context, subjectId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const subject = await lockSubject(ctx, subjectId);
    const convention = subject && (await findConvention(ctx, subject.conventionId));
    if (!convention) return;
    const listed = await listEntriesAbout(ctx.db, subjectId);
    const [gone, entries] = split(listed, await subject.isGone(ctx, listed));
    await updateEntries(ctx.db, ids(gone), { state: 'LEFT', endedAt: ctx.now() });
    if (isOverFor(subject, convention, ctx.now())) {
      const [offers, others] = split(entries, ({ state }) => state === 'OFFERED');
      await end(ctx, offers, 'EXPIRED');
      await end(ctx, others, 'CLOSED');
    } else {
      const [over, rest] = split(entries, (entry) => isOver(entry, ctx.now()));
      await end(ctx, over, 'EXPIRED');
      const [offers, queue] = split(rest, ({ state }) => state === 'OFFERED');
      await remind(ctx, offers);
      if (subject.isOnSale(convention, ctx.now()))
        await offer(ctx, { subject, convention, queue, held: sum(offers.map(heldFor)) });
    }
    await recount(ctx, subject);
  });
}

async function end(
  ctx: Context,
  entries: readonly WaitListEntry[],
  state: Extract<WaitListState, Event>,
): Promise<void> {
  await updateEntries(
    ctx.db,
    entries.map(({ id }) => id),
    { state, endedAt: ctx.now() },
  );
  await tell(ctx, entries, state);
}

/** Reminds the families of offers of which at most half the time is left. */
async function remind(ctx: Context, offers: readonly WaitListEntry[]): Promise<void> {
  const due = offers.filter(({ offeredAt, offeredUntil, remindedAt }) => {
    if (remindedAt !== null || offeredAt === null || offeredUntil === null) return false;
    return ctx.now().getTime() >= (offeredAt.getTime() + offeredUntil.getTime()) / 2;
  });
  await updateEntries(
    ctx.db,
    due.map(({ id }) => id),
    { remindedAt: ctx.now() },
  );
  await tell(ctx, due, 'REMINDED');
}

async function offer(
  ctx: Context,
  {
    subject,
    convention,
    queue,
    held,
  }: { subject: LockedSubject; convention: ConventionRow; queue: readonly WaitListEntry[]; held: number },
): Promise<void> {
  let left = subject.free === null ? Infinity : subject.free - held;
  if (left <= 0 && queue.every(({ state }) => state === 'WAITING')) return;
  const mayTake = await subject.mayTake(ctx, convention, queue);
  const [able, notAllowed] = split(queue, mayTake);
  const offered: { entry: WaitListEntry; quantity: number }[] = [];
  const others: WaitListEntry[] = [];
  for (const entry of able) {
    const quantity = quantityFor(entry, left);
    if (quantity > 0) offered.push({ entry, quantity });
    else others.push(entry);
    left -= quantity;
  }
  // What is left is too little for all of them: others may have it meanwhile.
  const state = left > 0 ? 'PASSED_OVER' : 'WAITING';
  await updateEntries(ctx.db, ids(notAllowed), { state: 'PASSED_OVER' });
  await updateEntries(ctx.db, ids(others), { state });
  const offeredUntil = await endOfOffer(ctx, subject.lastDay(convention), convention);
  for (const [quantity, same] of Map.groupBy(offered, (one) => one.quantity))
    await updateEntries(ctx.db, ids(same.map(({ entry }) => entry)), {
      state: 'OFFERED',
      offeredAt: ctx.now(),
      offered: quantity,
      offeredUntil,
    });
  await tell(
    ctx,
    offered.map(({ entry }) => entry),
    'OFFERED',
    { offeredUntil },
  );
}

/** How many of those that are left a family is offered: all that it wants, or fewer where it said so. */
function quantityFor({ quantity, takesFewer }: WaitListEntry, left: number): number {
  if (left <= 0) return 0;
  if (quantity <= left) return quantity;
  return takesFewer ? left : 0;
}

/** When an offer that is made now ends: after the hours of the settings, and with the last day of the sale at the latest. */
async function endOfOffer(ctx: Context, lastDay: string, { timeZone }: ConventionRow): Promise<Date> {
  const { waitListHours } = await readRegistrationSettings(ctx);
  const hours = waitListHours || defaultRegistrationSettings.waitListHours;
  let until = new Date(ctx.now().getTime() + hours * hour);
  while (calendarDateIn(timeZone, until) > lastDay)
    until = new Date(Math.floor((until.getTime() - 1) / quarter) * quarter);
  return until;
}

const ids = (entries: readonly WaitListEntry[]) => entries.map(({ id }) => id);
const heldFor = ({ offered, quantity }: WaitListEntry) => offered ?? quantity;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const hour = 60 * 60_000;
const quarter = hour / 4;

const auditActions: Readonly<Record<Exclude<Event, 'REMINDED'>, AuditAction>> = {
  OFFERED: 'order.wait-list-offered',
  EXPIRED: 'order.wait-list-expired',
  CLOSED: 'order.wait-list-closed',
};

/** Notes in the history of the orders what happened, and queues the mails about it. */
async function tell(
  ctx: Context,
  entries: readonly WaitListEntry[],
  event: Event,
  after?: Record<string, unknown>,
): Promise<void> {
  if (event !== 'REMINDED')
    await recordAuditOfEach(
      ctx,
      entries.map(({ orderId }) => orderId),
      { actor: waitList, action: auditActions[event], ...(after && { after }) },
    );
  await enqueueEach(
    ctx.db,
    'mail-wait-list',
    entries.map(({ id }) => ({ entryId: id, event })),
  );
}

function isOver({ state, offeredUntil }: WaitListEntry, now: Date): boolean {
  return state === 'OFFERED' && offeredUntil !== null && offeredUntil <= now;
}

/** Those that fulfil a condition, and the others. */
function split<One>(all: readonly One[], fulfils: (one: One) => boolean): [One[], One[]] {
  const { yes = [], no = [] } = Object.groupBy(all, (one) => (fulfils(one) ? 'yes' : 'no'));
  return [yes, no];
}
