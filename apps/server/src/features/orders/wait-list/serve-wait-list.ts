import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { defaultRegistrationSettings } from '@sangamam/contract/orders/reminders/registration-settings';
import type { AuditAction } from '@sangamam/contract/audit/audit-catalogue';
import type { WaitListState } from '@sangamam/contract/orders/wait-list/wait-list';

import { inTransaction, type Context } from '#server/db/context.ts';
import { enqueueEach } from '#server/db/queue/enqueue.ts';
import type { JobPayload } from '#server/db/queue/job-catalogue.ts';
import { recordAuditOfEach } from '#server/features/audit/record-audit.ts';
import { findConvention, type ConventionRow } from '#server/features/conventions/find-convention.ts';
import { lockPackagePlaces } from '#server/features/conventions/packages/package-places.ts';
import type { PackageRow } from '#server/features/conventions/packages/package-repository.ts';
import { isOfferedTo } from '#server/features/conventions/packages/packages-for.ts';
import { isRegistrationOpen } from '#server/features/conventions/registration-open.ts';
import { readRegistrationSettings } from '#server/features/conventions/site-settings/read-registration-settings.ts';
import { systemActor } from '#server/http/access/actor.ts';

import { selectedPeopleOfEach } from '../participants/selected-people.ts';
import { recount } from './locked-entries.ts';
import {
  listEntriesOfPackage,
  listPackagesWithEntries,
  updateEntries,
  type WaitListEntry,
} from './wait-list-repository.ts';

type Event = JobPayload<'mail-wait-list'>['event'];

const waitList = systemActor('wait list');

/** Serves the list of every package that somebody is on; a failure does not affect other packages. */
export async function serveWaitLists(ctx: Context): Promise<{ packageId: string; error: unknown }[]> {
  const failures: { packageId: string; error: unknown }[] = [];
  for (const packageId of await listPackagesWithEntries(ctx.db)) {
    try {
      await serveWaitList(ctx, packageId);
    } catch (error) {
      failures.push({ packageId, error });
    }
  }
  return failures;
}

/**
 * Offers the free places of a package to the families that are next, ends offers whose time is over, and reminds of
 * those that have half of it left. A family whose people may not take the package is passed over and keeps its place.
 * After the deadline of registration everybody's wait is over. Idempotent.
 *
 * It locks the package alone. Mails, whose rows refer to orders, are written by jobs of their own, because orders are
 * locked before packages everywhere else.
 */
export function serveWaitList(ctx: Context, packageId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const [row] = await lockPackagePlaces(ctx, [packageId]);
    const convention = row && (await findConvention(ctx, row.conventionId));
    if (!convention) return;
    const entries = await listEntriesOfPackage(ctx.db, packageId);
    if (calendarDateIn(convention.timeZone, ctx.now()) > convention.conventionDeadline) {
      const [offers, others] = split(entries, ({ state }) => state === 'OFFERED');
      await end(ctx, offers, 'EXPIRED');
      await end(ctx, others, 'CLOSED');
    } else {
      const [over, rest] = split(entries, (entry) => isOver(entry, ctx.now()));
      await end(ctx, over, 'EXPIRED');
      const [offers, queue] = split(rest, ({ state }) => state === 'OFFERED');
      await remind(ctx, offers);
      if (row.active && isRegistrationOpen(convention, ctx.now()))
        await offer(ctx, { row, convention, queue, held: offers.length });
    }
    await recount(ctx, packageId);
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
    row,
    convention,
    queue,
    held,
  }: { row: PackageRow; convention: ConventionRow; queue: readonly WaitListEntry[]; held: number },
): Promise<void> {
  let left = row.capacity === null ? queue.length : row.capacity - row.seatsTaken - held;
  if (left <= 0 || queue.length === 0) return;
  const people = await selectedPeopleOfEach(
    ctx,
    queue.map(({ orderId }) => orderId),
  );
  const offered: WaitListEntry[] = [];
  const passedOver: WaitListEntry[] = [];
  const waiting: WaitListEntry[] = [];
  for (const entry of queue) {
    const births = (people.get(entry.orderId) ?? []).map(({ person }) => person.dob);
    if (!isOfferedTo(row, convention, births)) passedOver.push(entry);
    else if (left > 0) {
      offered.push(entry);
      left -= 1;
    } else waiting.push(entry);
  }
  const ids = (entries: readonly WaitListEntry[]) => entries.map(({ id }) => id);
  await updateEntries(ctx.db, ids(passedOver), { state: 'PASSED_OVER' });
  await updateEntries(ctx.db, ids(waiting), { state: 'WAITING' });
  const offeredUntil = await endOfOffer(ctx, convention);
  await updateEntries(ctx.db, ids(offered), { state: 'OFFERED', offeredAt: ctx.now(), offeredUntil });
  await tell(ctx, offered, 'OFFERED', { offeredUntil });
}

/** When an offer that is made now ends: after the hours of the settings, and with the deadline of registration at the latest. */
async function endOfOffer(ctx: Context, convention: ConventionRow): Promise<Date> {
  const { waitListHours } = await readRegistrationSettings(ctx);
  const hours = waitListHours || defaultRegistrationSettings.waitListHours;
  let until = new Date(ctx.now().getTime() + hours * hour);
  while (calendarDateIn(convention.timeZone, until) > convention.conventionDeadline)
    until = new Date(Math.floor((until.getTime() - 1) / quarter) * quarter);
  return until;
}

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
