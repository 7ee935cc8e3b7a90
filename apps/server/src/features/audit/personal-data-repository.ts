import { caredRecords } from '@sangamam/contract/casework/care/cared-records';
import { auditActions } from '@sangamam/contract/audit/audit-catalogue';
import { and, asc, eq, inArray, isNotNull, notInArray, or, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { auditLog } from '#server/db/schema/schema.ts';
import { whileErasing } from '#server/db/while-erasing.ts';

/** What the entries of one account are about. */
interface Subjects {
  userIds: readonly string[];
  orderIds: readonly string[];
  paymentIds: readonly string[];
  messageIds: readonly string[];
}

/** What staff wrote for each other. */
const notes = Object.values(caredRecords).map(({ entity }) => `${entity}.noted` as const);

const actionsWithSharedReason = auditActions(({ reason }) => reason === 'shared');

/** What happened to an account, its orders and its payments, oldest first; without notes that staff wrote for each other. */
export async function listOwnHistory(db: Executor, subjects: Subjects) {
  return db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      reason: sql<
        string | null
      >`case when ${inArray(auditLog.action, actionsWithSharedReason)} then ${auditLog.reason} end`,
    })
    .from(auditLog)
    .where(and(entriesAbout(subjects), notInArray(auditLog.action, notes)))
    .orderBy(asc(auditLog.id));
}

/** Empties the details of entries about an account, its orders, payments and messages; who did what and when stays. */
export function eraseDetailsAbout(db: Executor, subjects: Subjects): Promise<void> {
  return eraseDetails(db, entriesAbout(subjects));
}

/** Empties the details of entries that are about these participants of orders. */
export function eraseDetailsAboutParticipants(
  db: Executor,
  participants: readonly { orderId: string; personId: string }[],
): Promise<void> {
  const orderIds = participants.map(({ orderId }) => orderId);
  const personIds = participants.map(({ personId }) => personId);
  const isAboutThem = sql`(${auditLog.entityId}, ${auditLog.after} ->> 'participantId') in (select * from unnest(
    ${sql.param(orderIds)}::text[], ${sql.param(personIds)}::text[]))`;
  return eraseDetails(db, and(eq(auditLog.entity, 'order'), isAboutThem));
}

/** Empties the details of entries about shuttle runs of days before `day` (`YYYY-MM-DD`). */
export function eraseDetailsOfShuttleRuns(db: Executor, day: string): Promise<void> {
  const dayOfRun = sql`coalesce(${auditLog.after} ->> 'day', ${auditLog.before} ->> 'day')`;
  return eraseDetails(db, and(eq(auditLog.entity, 'shuttle-run'), sql`${dayOfRun} < ${day}`));
}

/** Empties the details of entries about drivers of shuttles other than these. */
export function eraseDetailsOfDrivers(db: Executor, remainingIds: readonly string[]): Promise<void> {
  const isGone = notInArray(auditLog.entityId, [...remainingIds]);
  return eraseDetails(db, and(eq(auditLog.entity, 'shuttle-driver'), isGone));
}

/** Empties the details of entries that have some. */
function eraseDetails(db: Executor, entries: SQL | undefined): Promise<void> {
  const hasDetails = or(isNotNull(auditLog.before), isNotNull(auditLog.after), isNotNull(auditLog.reason));
  const emptied = { before: null, after: null, reason: null };
  return whileErasing(db, () => db.update(auditLog).set(emptied).where(and(entries, hasDetails)));
}

function entriesAbout({ userIds, orderIds, paymentIds, messageIds }: Subjects) {
  return or(
    and(eq(auditLog.entity, 'user'), inArray(auditLog.entityId, [...userIds])),
    and(eq(auditLog.entity, 'order'), inArray(auditLog.entityId, [...orderIds])),
    and(eq(auditLog.entity, 'payment'), inArray(auditLog.entityId, [...paymentIds])),
    and(eq(auditLog.entity, 'message'), inArray(auditLog.entityId, [...messageIds])),
  );
}
