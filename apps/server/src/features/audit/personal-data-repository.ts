import { auditActions } from '@sangamam/contract/audit/audit-catalogue';
import { and, asc, eq, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { auditLog } from '#server/db/schema/schema.ts';
import { whileErasing } from '#server/db/while-erasing.ts';

/** What the entries of one account are about. */
interface Subjects {
  userIds: readonly string[];
  orderIds: readonly string[];
  paymentIds: readonly string[];
}

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
    .where(and(entriesAbout(subjects), ne(auditLog.action, 'order.noted')))
    .orderBy(asc(auditLog.id));
}

/** Empties the details of entries; who did what and when stays. */
export async function eraseDetailsAbout(db: Executor, subjects: Subjects): Promise<void> {
  await whileErasing(db, () =>
    db
      .update(auditLog)
      .set({ before: null, after: null, reason: null })
      .where(
        and(
          entriesAbout(subjects),
          or(isNotNull(auditLog.before), isNotNull(auditLog.after), isNotNull(auditLog.reason)),
        ),
      ),
  );
}

/** Empties the details of entries that are about these participants of orders. */
export async function eraseDetailsAboutParticipants(
  db: Executor,
  participants: readonly { orderId: string; personId: string }[],
): Promise<void> {
  const orderIds = participants.map(({ orderId }) => orderId);
  const personIds = participants.map(({ personId }) => personId);
  await whileErasing(db, () =>
    db
      .update(auditLog)
      .set({ before: null, after: null, reason: null })
      .where(
        and(
          eq(auditLog.entity, 'order'),
          sql`(${auditLog.entityId}, ${auditLog.after} ->> 'participantId') in (select * from unnest(
            ${sql.param(orderIds)}::text[], ${sql.param(personIds)}::text[]))`,
        ),
      ),
  );
}

/** Empties the details of entries about shuttle runs of days before `day` (`YYYY-MM-DD`). */
export async function eraseDetailsOfShuttleRuns(db: Executor, day: string): Promise<void> {
  const dayOfRun = sql`coalesce(${auditLog.after} ->> 'day', ${auditLog.before} ->> 'day')`;
  await whileErasing(db, () =>
    db
      .update(auditLog)
      .set({ before: null, after: null, reason: null })
      .where(and(eq(auditLog.entity, 'shuttle-run'), sql`${dayOfRun} < ${day}`)),
  );
}

/** Empties the details of entries about drivers of shuttles other than these. */
export async function eraseDetailsOfDrivers(db: Executor, remainingIds: readonly string[]): Promise<void> {
  await whileErasing(db, () =>
    db
      .update(auditLog)
      .set({ before: null, after: null, reason: null })
      .where(
        and(
          eq(auditLog.entity, 'shuttle-driver'),
          or(isNotNull(auditLog.before), isNotNull(auditLog.after)),
          notInArray(auditLog.entityId, [...remainingIds]),
        ),
      ),
  );
}

function entriesAbout({ userIds, orderIds, paymentIds }: Subjects) {
  return or(
    and(eq(auditLog.entity, 'user'), inArray(auditLog.entityId, [...userIds])),
    and(eq(auditLog.entity, 'order'), inArray(auditLog.entityId, [...orderIds])),
    and(eq(auditLog.entity, 'payment'), inArray(auditLog.entityId, [...paymentIds])),
  );
}
