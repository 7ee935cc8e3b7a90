import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders, paymentChecks, payments, people, users } from '#server/db/schema/schema.ts';

/** Letters and digits only, and no zeros in front: `Lake Bank` is `LAKE BANK`, and `0042` is `42`. */
const plain = (value: SQL | typeof paymentChecks.number | typeof paymentChecks.bank) =>
  sql`ltrim(lower(regexp_replace(${value}, '[^[:alnum:]]', '', 'g')), '0')`;

/** The registrant of a payment with a check of this number and bank whose money is in the ledger. */
export async function findSameCheck(db: Executor, { number, bank }: { number: string; bank: string }) {
  const [row] = await db
    .select({ tempNumber: orders.tempNumber, firstName: people.firstName, lastName: people.lastName })
    .from(paymentChecks)
    .innerJoin(payments, eq(payments.id, paymentChecks.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      and(
        isNull(paymentChecks.reversedAs),
        eq(plain(paymentChecks.number), plain(sql`${number}::text`)),
        eq(plain(paymentChecks.bank), plain(sql`${bank}::text`)),
      ),
    )
    .limit(1);
  return row;
}
