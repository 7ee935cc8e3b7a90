import { rolesWith } from '@sangamam/contract/staff/abilities';
import { and, eq, exists, gt, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  hotelSettings,
  pageVersions,
  secondFactors,
  staffRoles,
  users,
} from '#server/db/schema/schema.ts';

/** Whether the hotel of a convention and its room block are entered. */
export async function findHotel(db: Executor, conventionId: string) {
  const [row] = await db
    .select({ name: hotelSettings.hotelName, blockRooms: hotelSettings.blockRooms })
    .from(hotelSettings)
    .where(eq(hotelSettings.conventionId, conventionId));
  return { hasHotel: (row?.name ?? '') !== '', hasRoomBlock: (row?.blockRooms ?? null) !== null };
}

/**
 * Whether all public pages are from before the convention was created although there was an earlier convention, whose dates
 * and places they then describe.
 */
export async function hasOlderPagesOnly(db: Executor, conventionId: string): Promise<boolean> {
  const one = sql`1`;
  const rows = await db
    .select({ one })
    .from(conventions)
    .where(
      and(
        eq(conventions.id, conventionId),
        sql`exists (select 1 from conventions earlier where earlier.created_at < ${conventions.createdAt})`,
        not(
          exists(
            db.select({ one }).from(pageVersions).where(gt(pageVersions.publishedAt, conventions.createdAt)),
          ),
        ),
      ),
    );
  return rows.length > 0;
}

const seeFamiliesOrMoney = [
  ...new Set((['see-registrations', 'run-arrival-desk', 'manage-hotel'] as const).flatMap(rolesWith)),
];

/** How many of the staff who see families or money can sign in without a second factor. */
export async function countWithoutSecondFactor(db: Executor, now: Date): Promise<number> {
  const one = sql`1`;
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(staffRoles, eq(staffRoles.userId, users.id))
    .where(
      and(
        eq(users.type, 'STAFF'),
        isNull(users.closedAt),
        isNull(users.suspendedAt),
        isNotNull(users.passwordHash),
        inArray(staffRoles.role, seeFamiliesOrMoney),
        or(isNull(staffRoles.endsAt), gt(staffRoles.endsAt, now)),
        not(
          exists(
            db
              .select({ one })
              .from(secondFactors)
              .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt))),
          ),
        ),
      ),
    );
  return rows.length;
}
