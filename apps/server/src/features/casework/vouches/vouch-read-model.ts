import { vouchDays, type VouchState } from '@sangamam/contract/casework/vouches/vouch';
import { and, asc, count, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  orders,
  organizations,
  people,
  staffRoles,
  users,
  vouches,
} from '#server/db/schema/schema.ts';

/** The unit that an officer looks after, and the only convention, if there is one. */
export interface OfficersUnit {
  unitId: string;
  unitName: string;
  conventionId: string | null;
}

const held = (now: Date) => or(isNull(staffRoles.endsAt), gt(staffRoles.endsAt, now));

/** The unit of an officer at `now`; undefined for everybody else. */
export async function findUnitOfOfficer(
  db: Executor,
  userId: string,
  now: Date,
): Promise<OfficersUnit | undefined> {
  const [row] = await db
    .select({
      unitId: organizations.id,
      unitName: organizations.name,
      conventionId: staffRoles.conventionId,
    })
    .from(staffRoles)
    .innerJoin(organizations, eq(organizations.id, staffRoles.unitId))
    .where(and(eq(staffRoles.userId, userId), eq(staffRoles.role, 'UNIT_OFFICER'), held(now)));
  return row;
}

/** Whether somebody is asked about an order of the query, which joins the registrants' `people`. */
const hasOfficer = (now: Date) => sql`exists (select 1 from staff_roles officer
  join users member on member.id = officer.user_id and member.suspended_at is null and member.closed_at is null
  where officer.role = 'UNIT_OFFICER' and officer.unit_id = ${people.localUnitId}
    and (officer.ends_at is null or officer.ends_at > ${now.toISOString()}::timestamptz)
    and (officer.convention_id is null or officer.convention_id = ${orders.conventionId}))`;

const pending = and(
  isNull(orders.parentOrderId),
  isNull(orders.cancelledAt),
  eq(orders.registrationStatus, 'PENDING_REG_APPROVAL'),
);

/** The registrations whose local unit stands so. The query joins `orders` and the registrants' `people`. */
export function whereVouch(state: VouchState, now: Date): SQL | undefined {
  const answered = sql`exists (select 1 from vouches v where v.order_id = ${orders.id})`;
  if (state !== 'WAITING' && state !== 'SILENT')
    return sql`exists (select 1 from vouches v where v.order_id = ${orders.id} and v.says = ${state})`;
  const since = new Date(now.getTime() - vouchDays * 24 * 60 * 60_000).toISOString();
  return and(
    pending,
    hasOfficer(now),
    sql`not ${answered}`,
    state === 'WAITING'
      ? sql`${orders.submittedAt} > ${since}::timestamptz`
      : sql`${orders.submittedAt} <= ${since}::timestamptz`,
  );
}

const sayer = alias(people, 'sayer');
const sayersAccount = alias(users, 'sayers_account');

const said = {
  says: vouches.says,
  note: vouches.note,
  saidAt: vouches.saidAt,
  sayerFirstName: sayer.firstName,
  sayerLastName: sayer.lastName,
};

/** What was said of these orders, and whether anybody is asked; only of registrations that were sent. */
export async function listVouchesOf(db: Executor, orderIds: readonly string[], now: Date) {
  if (orderIds.length === 0) return [];
  return db
    .select({
      orderId: orders.id,
      submittedAt: orders.submittedAt,
      isPending: sql<boolean>`${orders.registrationStatus} = 'PENDING_REG_APPROVAL' and ${orders.cancelledAt} is null`,
      hasOfficer: sql<boolean>`${hasOfficer(now)}`,
      ...said,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(vouches, eq(vouches.orderId, orders.id))
    .leftJoin(sayersAccount, eq(sayersAccount.id, vouches.saidBy))
    .leftJoin(sayer, eq(sayer.id, sayersAccount.personId))
    .where(and(inArray(orders.id, [...orderIds]), isNull(orders.parentOrderId)));
}

const ofUnit = ({ unitId, conventionId }: OfficersUnit) =>
  and(
    pending,
    eq(people.localUnitId, unitId),
    conventionId === null ? undefined : eq(orders.conventionId, conventionId),
  );

function selectFamilies(db: Executor) {
  return db
    .select({
      orderId: orders.id,
      person: people,
      submittedAt: orders.submittedAt,
      conventionName: conventions.name,
      startDate: conventions.startDate,
      ...said,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .leftJoin(vouches, eq(vouches.orderId, orders.id))
    .leftJoin(sayersAccount, eq(sayersAccount.id, vouches.saidBy))
    .leftJoin(sayer, eq(sayer.id, sayersAccount.personId));
}

/** A family of a unit that waits. */
export type UnitFamilyRow = Awaited<ReturnType<typeof selectFamilies>>[number];

/** A page of the families of a unit that wait, those without an answer first, the oldest first. */
export async function listFamiliesOfUnit(
  db: Executor,
  unit: OfficersUnit,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: UnitFamilyRow[]; total: number; unanswered: number }> {
  const rows = await selectFamilies(db)
    .where(ofUnit(unit))
    .orderBy(sql`${vouches.saidAt} is not null`, asc(orders.submittedAt), asc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, ...(await countFamiliesOfUnit(db, unit)) };
}

/** How many families of a unit wait, and how many of them nobody has answered about. */
export async function countFamiliesOfUnit(
  db: Executor,
  unit: OfficersUnit,
): Promise<{ total: number; unanswered: number }> {
  const [counted] = await db
    .select({
      total: count(),
      unanswered: sql<number>`count(*) filter (where ${vouches.orderId} is null)::int`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(vouches, eq(vouches.orderId, orders.id))
    .where(ofUnit(unit));
  return counted ?? { total: 0, unanswered: 0 };
}

/** One family of the unit that waits; undefined for another unit's, and for one that is decided. */
export async function findFamilyOfUnit(
  db: Executor,
  unit: OfficersUnit,
  orderId: string,
): Promise<UnitFamilyRow | undefined> {
  const [row] = await selectFamilies(db).where(and(ofUnit(unit), eq(orders.id, orderId)));
  return row;
}

/** What the unit of an order said last. */
export async function findVouch(db: Executor, orderId: string) {
  const [row] = await db.select().from(vouches).where(eq(vouches.orderId, orderId));
  return row;
}

/** The accounts that look after a unit at `now` and may sign in, with their addresses. */
export async function listOfficers(db: Executor, now: Date) {
  return db
    .select({
      userId: users.id,
      email: people.email,
      firstName: people.firstName,
      lastName: people.lastName,
      unitId: organizations.id,
      unitName: organizations.name,
      conventionId: staffRoles.conventionId,
    })
    .from(staffRoles)
    .innerJoin(organizations, eq(organizations.id, staffRoles.unitId))
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      and(eq(staffRoles.role, 'UNIT_OFFICER'), held(now), isNull(users.suspendedAt), isNull(users.closedAt)),
    )
    .orderBy(asc(users.id));
}
