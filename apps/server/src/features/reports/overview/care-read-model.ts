import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import type { OverviewTileKey } from '@sangamam/contract/reports/overview/overview-tiles';

import { countTogether } from '#server/db/count-together.ts';
import type { Executor } from '#server/db/executor.ts';
import { contactMessages, orders, payments, users } from '#server/db/schema/schema.ts';
import { inboxList } from '#server/features/contact/message-read-model.ts';
import { wherePaymentCare } from '#server/features/ledger/payments/payment-care-read-model.ts';
import { accountList } from '#server/features/people/directory/people-read-model.ts';
import { whereRegistration } from '#server/features/orders/registrations/registration-filter-read-model.ts';

interface Asked {
  /** Kinds of records that the reader looks after. */
  kinds: readonly CareKind[];
  /** The reader. */
  userId: string;
  /** Messages and people belong to no convention. */
  conventionId: string | undefined;
  now: Date;
}

/** A number of the overview, and the rows that it counts. */
interface Counted {
  key: OverviewTileKey;
  from: SQL;
  where: SQL | undefined;
}

/** How many records have a follow-up that is due, and how many are assigned to the reader, of each kind, in one statement. */
export async function countCare(
  db: Executor,
  { kinds, ...asked }: Asked,
): Promise<Partial<Record<OverviewTileKey, { count: number }>>> {
  const counted = kinds.flatMap((kind) => countedOf[kind](db, asked));
  // Each alone: an index finds the few rows that it has.
  const counts = await countTogether(
    db,
    counted,
    ({ key }) => key,
    ([one]) => ({ from: sql`${one?.from}`, each: [one?.where] }),
  );
  return Object.fromEntries(counted.map(({ key }, place) => [key, { count: counts[place] ?? 0 }]));
}

/** What is counted of a kind, by the conditions of its list. */
const countedOf: Readonly<Record<CareKind, (db: Executor, asked: Omit<Asked, 'kinds'>) => Counted[]>> = {
  REGISTRATION: (_db, { userId, conventionId, now }) => {
    const from = sql`${orders}`;
    const due = whereRegistration({ followUp: 'due', conventionId, now });
    const mine = whereRegistration({ assignedTo: userId, conventionId, now });
    return [
      { key: 'REGISTRATION_FOLLOW_UPS', from, where: due },
      { key: 'MY_REGISTRATIONS', from, where: mine },
    ];
  },
  PAYMENT: (db, { userId, conventionId, now }) => {
    const from = sql`${payments} join ${orders} on ${orders.id} = ${payments.orderId}`;
    const shown = conventionId === undefined ? undefined : eq(orders.conventionId, conventionId);
    const due = wherePaymentCare(db, { followUp: 'due' }, now);
    const mine = wherePaymentCare(db, { assignedTo: userId }, now);
    return [
      { key: 'PAYMENT_FOLLOW_UPS', from, where: and(shown, due) },
      { key: 'MY_PAYMENTS', from, where: and(shown, mine) },
    ];
  },
  MESSAGE: (_db, { userId, now }) => {
    const from = sql`${contactMessages}`;
    const mine = inboxList.where({ state: 'OPEN', assignedTo: userId, now });
    return [
      { key: 'MESSAGE_FOLLOW_UPS', from, where: inboxList.where({ followUp: 'due', now }) },
      { key: 'MY_MESSAGES', from, where: mine },
    ];
  },
  PERSON: (_db, { userId, now }) => {
    const from = sql`${users}`;
    return [
      { key: 'PERSON_FOLLOW_UPS', from, where: accountList.where({ followUp: 'due', now }) },
      { key: 'MY_PEOPLE', from, where: accountList.where({ assignedTo: userId, now }) },
    ];
  },
};
