import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { mayBuyAddons, withStatus } from '@sangamam/contract/orders/addon-orders/addon-order-rules';

import type { Context } from '#server/db/context.ts';
import {
  lockAddonOption,
  storeAddonWaitList,
  type LockedOption,
} from '#server/features/conventions/addons/addon-places.ts';
import type { ConventionRow } from '#server/features/conventions/find-convention.ts';
import { lockPackagePlaces, storeWaitList } from '#server/features/conventions/packages/package-places.ts';
import type { PackageRow } from '#server/features/conventions/packages/package-repository.ts';
import { isOfferedTo } from '#server/features/conventions/packages/packages-for.ts';
import { isRegistrationOpen } from '#server/features/conventions/registration-open.ts';

import { factsOf } from '../order/order-facts.ts';
import { listOrders } from '../order/order-repository.ts';
import { selectedPeopleOfEach } from '../participants/selected-people.ts';
import type { WaitListEntry } from './wait-list-repository.ts';

/** What families wait for: a package, or an option of an add-on. */
export interface Subject {
  kind: 'PACKAGE' | 'ADDON';
  id: string;
}

/** What an entry waits for. */
export function subjectOf({ packageId, subjectId }: WaitListEntry): Subject {
  return { kind: packageId === null ? 'ADDON' : 'PACKAGE', id: subjectId };
}

type Test = (entry: WaitListEntry) => boolean;

/** A package or option under its lock, with what its wait list depends on. */
export interface LockedSubject extends Subject {
  conventionId: string;
  /** What has not been taken, pieces that are held included; `null` where there is no limit. */
  free: number | null;
  /** The last day on which it is sold. */
  lastDay: (convention: ConventionRow) => string;
  isOnSale: (convention: ConventionRow, now: Date) => boolean;
  /** Which of the entries have an order that was cancelled; those of a package leave with the cancellation. */
  isGone: (ctx: Context, entries: readonly WaitListEntry[]) => Promise<Test>;
  /** Which of the entries may take it as their orders are. */
  mayTake: (ctx: Context, convention: ConventionRow, entries: readonly WaitListEntry[]) => Promise<Test>;
}

/** Locks a package or an option by its id; undefined for one that staff have removed. */
export async function lockSubject(ctx: Context, id: string): Promise<LockedSubject | undefined> {
  const [row] = await lockPackagePlaces(ctx, [id]);
  if (row) return ofPackage(row);
  const locked = await lockAddonOption(ctx, id);
  return locked && ofOption(locked);
}

function ofPackage(row: PackageRow): LockedSubject {
  return {
    kind: 'PACKAGE',
    id: row.id,
    conventionId: row.conventionId,
    free: row.capacity === null ? null : row.capacity - row.seatsTaken,
    lastDay: ({ conventionDeadline }) => conventionDeadline,
    isOnSale: (convention, now) => row.active && isRegistrationOpen(convention, now),
    isGone: () => Promise.resolve(() => false),
    mayTake: async (ctx, convention, entries) => {
      const people = await selectedPeopleOfEach(ctx, orderIds(entries));
      return ({ orderId }) => {
        const births = (people.get(orderId) ?? []).map(({ person }) => person.dob);
        return isOfferedTo(row, convention, births);
      };
    },
  };
}

/** Add-ons are sold to registrations that were sent, until the convention is over. */
function ofOption({ option, addon }: LockedOption): LockedSubject {
  return {
    kind: 'ADDON',
    id: option.id,
    conventionId: addon.conventionId,
    free: option.capacity === null ? null : option.capacity - option.taken,
    lastDay: ({ endDate }) => endDate,
    isOnSale: (convention) => addon.active && convention.active,
    isGone: async (ctx, entries) => {
      const cancelled = new Set(
        (await listOrders(ctx.db, orderIds(entries))).flatMap(({ id, cancelledAt }) =>
          cancelledAt === null ? [] : [id],
        ),
      );
      return ({ orderId }) => cancelled.has(orderId);
    },
    mayTake: async (ctx, _convention, entries) => {
      const buyers = new Set(
        (await listOrders(ctx.db, orderIds(entries))).flatMap((order) =>
          mayBuyAddons(withStatus(factsOf(order))) ? [order.id] : [],
        ),
      );
      return ({ orderId }) => buyers.has(orderId);
    },
  };
}

/** Whether the last day on which it is sold has passed. */
export function isOverFor(subject: LockedSubject, convention: ConventionRow, now: Date): boolean {
  return calendarDateIn(convention.timeZone, now) > subject.lastDay(convention);
}

/** Stores with a locked package or option how much is held, and how many families wait. */
export function storeCounts(
  ctx: Context,
  { kind, id }: Subject,
  { held, familiesWaiting }: { held: number; familiesWaiting: number },
): Promise<void> {
  return kind === 'PACKAGE'
    ? storeWaitList(ctx, id, { seatsHeld: held, familiesWaiting })
    : storeAddonWaitList(ctx, id, { held, familiesWaiting });
}

const orderIds = (entries: readonly WaitListEntry[]) => entries.map(({ orderId }) => orderId);
