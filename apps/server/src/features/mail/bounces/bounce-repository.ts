import { and, count, eq, gt, isNotNull, isNull, max, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { outboxMails, stoppedAddresses } from '#server/db/schema/schema.ts';

/** Notes that a mail came back. Undefined for one that never left, and for one that came back before. */
export async function updateBounced(
  db: Executor,
  id: string,
  bounce: { bouncedAt: Date; bounceStatus: string; bounceReason: string },
): Promise<{ toAddress: string; kind: string } | undefined> {
  const isOut = and(isNotNull(outboxMails.sentAt), isNull(outboxMails.bouncedAt));
  const [row] = await db
    .update(outboxMails)
    .set(bounce)
    .where(and(eq(outboxMails.id, id), isOut))
    .returning({ toAddress: outboxMails.toAddress, kind: outboxMails.kind });
  return row;
}

/** How many mails to an address came back since an instant, and since it was last let go on. */
export async function countBounces(
  db: Executor,
  address: string,
  since: Date,
): Promise<{ permanent: number; temporary: number }> {
  const resumed = db
    .select({ at: max(stoppedAddresses.resumedAt) })
    .from(stoppedAddresses)
    .where(eq(stoppedAddresses.address, address));
  const isPermanent = sql`${outboxMails.bounceStatus} like '5%'`;
  const [row] = await db
    .select({
      permanent: sql<number>`count(*) filter (where ${isPermanent})::int`,
      temporary: sql<number>`count(*) filter (where not ${isPermanent})::int`,
    })
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.toAddress, address),
        gt(outboxMails.bouncedAt, since),
        sql`${outboxMails.bouncedAt} > coalesce((${resumed}), '-infinity')`,
      ),
    );
  return row ?? { permanent: 0, temporary: 0 };
}

/** Stops mails to an address. Answers false where they were. */
export async function insertStop(db: Executor, address: string, stoppedAt: Date): Promise<boolean> {
  const rows = await db
    .insert(stoppedAddresses)
    .values({ address, stoppedAt })
    .onConflictDoUpdate({
      target: stoppedAddresses.address,
      set: { stoppedAt, resumedAt: null, resumedBy: null },
      setWhere: isNotNull(stoppedAddresses.resumedAt),
    })
    .returning({ address: stoppedAddresses.address });
  return rows.length > 0;
}

/** Since when no mails leave to an address; null where they do. */
export async function findStop(db: Executor, address: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: stoppedAddresses.stoppedAt })
    .from(stoppedAddresses)
    .where(and(eq(stoppedAddresses.address, address), isNull(stoppedAddresses.resumedAt)));
  return row?.at ?? null;
}

/** Lets mails to an address go on. Answers false where they were not stopped. */
export async function endStop(
  db: Executor,
  address: string,
  by: { resumedAt: Date; resumedBy: string },
): Promise<boolean> {
  const rows = await db
    .update(stoppedAddresses)
    .set(by)
    .where(and(eq(stoppedAddresses.address, address), isNull(stoppedAddresses.resumedAt)))
    .returning({ address: stoppedAddresses.address });
  return rows.length > 0;
}

/** How many addresses get no mails. */
export async function countStops(db: Executor): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({
      count: count(),
      since: sql`min(${stoppedAddresses.stoppedAt})`.mapWith(stoppedAddresses.stoppedAt),
    })
    .from(stoppedAddresses)
    .where(isNull(stoppedAddresses.resumedAt));
  return row ?? { count: 0, since: null };
}
