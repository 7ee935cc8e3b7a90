import { eq, ne, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  orderParticipants,
  orders,
  people,
  shuttleRuns,
  shuttleSeats,
  users,
  walletPasses,
} from '#server/db/schema/schema.ts';

/** Digest of all that a pass says of an order, so that many are compared by one statement. */
const fingerprint = sql<string>`md5(jsonb_build_array(
  ${orders.cancelledAt} is null, ${orders.registrationStatus}, ${orders.paymentStatus},
  ${orders.permNumber}, ${orders.tempNumber}, ${conventions.name}, ${conventions.startDate}, ${conventions.endDate},
  ${conventions.location}, ${conventions.timeZone}, ${people.firstName}, ${people.lastName}, ${users.language},
  (select count(*) from ${orderParticipants}
    where ${orderParticipants.orderId} = ${orders.id} and ${orderParticipants.selected}),
  (select jsonb_agg(jsonb_build_array(${shuttleRuns.direction}, ${shuttleRuns.airportCode}, ${shuttleRuns.day},
      ${shuttleRuns.departsAt}, ${shuttleRuns.meetingPoint}) order by ${shuttleRuns.id})
    from ${shuttleSeats} join ${shuttleRuns} on ${shuttleRuns.id} = ${shuttleSeats.runId}
    where ${shuttleSeats.orderId} = ${orders.id} and ${shuttleRuns.publishedAt} is not null)
)::text)`;

/** The digest of what the pass of an order says now. */
export async function findFingerprint(db: Executor, orderId: string): Promise<string> {
  const [row] = await db
    .select({ fingerprint })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error(`There is no order ${orderId}`);
  return row.fingerprint;
}

/** Passes that say something else than they did when their holders were told last, with the digest of it. */
export async function listStalePasses(db: Executor, limit: number) {
  return db
    .select({ orderId: walletPasses.orderId, fingerprint })
    .from(walletPasses)
    .innerJoin(orders, eq(orders.id, walletPasses.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(ne(walletPasses.fingerprint, fingerprint))
    .limit(limit);
}
