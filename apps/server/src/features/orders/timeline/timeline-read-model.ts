import { returningKinds } from '@sangamam/contract/ledger/entries/ledger';
import { and, notInArray, eq, sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { isUndone } from '#server/db/undone-entries.ts';
import { auditLog, paymentEntries, payments, registrationDecisions } from '#server/db/schema/schema.ts';

/**
 * Decisions and questions about orders, from the audit log; `reason` is what the family was told, `decided` the new
 * registration status where it changed, `cancelledAt` when it was cancelled (ISO 8601 UTC). Decisions that were undone are marked.
 */
export function listDecisions(db: Executor, orderIds: readonly string[], actions: readonly string[]) {
  return decisionsOfOrders(db, { orderIds, actions });
}

type OfDecisions = Record<'orderIds' | 'actions', Placeholder>;
const decisionsOfOrders = prepareStatement('decisions_of_orders', (db, of: OfDecisions) =>
  db
    .select({
      orderId: auditLog.entityId,
      action: auditLog.action,
      at: auditLog.at,
      reason: auditLog.reason,
      decided: sql<
        string | null
      >`nullif(${auditLog.after} ->> 'registrationStatus', ${auditLog.before} ->> 'registrationStatus')`,
      cancelledAt: sql<string | null>`${auditLog.after} ->> 'cancelledAt'`,
      isUndone: sql<boolean>`exists (select from ${registrationDecisions}
        where ${registrationDecisions.id} = (${auditLog.after} ->> 'decisionId')::uuid
          and ${registrationDecisions.undoneAt} is not null)`,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'order'),
        sql`${auditLog.entityId} = any(${of.orderIds})`,
        sql`${auditLog.action} = any(${of.actions})`,
      ),
    )
    .orderBy(auditLog.id),
);

/**
 * Everything that the ledger says about the payments of orders; `received` is what had
 * come for the payment when the entry was made, whether or not some of it was given back since. Entries of a decision
 * that was undone are marked.
 */
export function listPaymentEvents(db: Executor, orderIds: readonly string[]) {
  return paymentEventsOfOrders(db, { orderIds });
}

type OfPaymentEvents = Record<'orderIds', Placeholder>;
const paymentEventsOfOrders = prepareStatement('payment_events_of_orders', (db, of: OfPaymentEvents) =>
  db
    .select({
      orderId: payments.orderId,
      kind: paymentEntries.kind,
      at: paymentEntries.createdAt,
      amount: paymentEntries.amount,
      received: sql<number>`(sum(${paymentEntries.amount})
        filter (where ${notInArray(paymentEntries.kind, [...returningKinds])})
        over (partition by ${paymentEntries.paymentId} order by ${paymentEntries.id}))::int`,
      reason: paymentEntries.reason,
      isUndone,
      actorId: paymentEntries.actorId,
    })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .where(isAmong(payments.orderId, of.orderIds))
    .orderBy(paymentEntries.createdAt, paymentEntries.id),
);
