import { listPeople, type AccountState } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { and, desc, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { defineList, type FilterOf } from '#server/db/lists/define-list.ts';
import {
  conventions,
  orderParticipants,
  orders,
  organizations,
  outboxMails,
  people,
  users,
} from '#server/db/schema/schema.ts';
import { whereLabelled } from '#server/features/casework/labels/labelled-records-read-model.ts';
import { contains, orderNumbers } from '#server/db/word-parts.ts';
import { peopleFound, typedNumber } from '#server/features/orders/participants/family-search-read-model.ts';

import { whereAssigned, whereFollowUp } from './person-care-read-model.ts';

const account = alias(users, 'account');

const columns = {
  id: users.id,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  suspendedAt: users.suspendedAt,
  suspensionReason: users.suspensionReason,
  closedAt: users.closedAt,
  createdAt: users.createdAt,
  lastSignInAt: users.lastSignInAt,
  person: people,
  localUnitName: organizations.name,
  registrations: sql<number>`(select count(*)::int from ${orders}
    where ${orders.userId} = ${users.id} and ${orders.parentOrderId} is null)`,
};

/** Accounts with their people, as the admin list shows them. */
function selectAccounts(db: Executor) {
  return db
    .select(columns)
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId));
}

/** A registrant's account with its person. */
export type RegistrantAccount = NonNullable<Awaited<ReturnType<typeof findRegistrantAccount>>>;

export async function findRegistrantAccount(db: Executor, userId: string) {
  const [row] = await selectAccounts(db).where(and(eq(users.id, userId), eq(users.type, 'REGISTRANT')));
  return row;
}

/** What is asked of the list besides its filters. */
interface Asked {
  /** Account that they are assigned to; `null` for unassigned. */
  assignedTo?: string | null | undefined;
  /** The time at which the list is read. */
  now: Date;
}

/** Registrants, the newest account first. */
export const accountList = defineList(listPeople, {
  rows: selectAccounts,
  // Every account has a person: PostgreSQL looks at people of a left join only for filters about them.
  ids: (db) => db.select({ id: users.id }).from(users).leftJoin(people, eq(people.id, users.personId)),
  always: ({ assignedTo }: Asked) => and(eq(users.type, 'REGISTRANT'), whereAssigned(assignedTo)),
  where: {
    search: whereSearch,
    state: whereState,
    organization: (code) => eq(people.localUnitId, code),
    parish: (name) => eq(people.parishInKerala, name),
    // Whoever asks for their own is in `assignedTo`.
    assigned: () => undefined,
    followUp: (which, { now }) => whereFollowUp(which, now),
    label: (label) => whereLabelled('PERSON', users.id, label),
  },
  order: { by: [desc(users.createdAt)], unique: desc(users.id) },
});
export type PeopleFilter = FilterOf<typeof accountList>;

/** Where a file of accounts begins and ends. */
export const accountKey = { column: users.id, of: ({ id }: RegistrantAccount) => id };

function whereState(state: AccountState): SQL | undefined {
  const open = isNull(users.closedAt);
  switch (state) {
    case 'CLOSED':
      return isNotNull(users.closedAt);
    case 'SUSPENDED':
      return and(open, isNotNull(users.suspendedAt));
    case 'UNVERIFIED':
      return and(open, isNull(users.suspendedAt), isNull(users.passwordHash));
    case 'ACTIVE':
      return and(open, isNull(users.suspendedAt), isNotNull(users.passwordHash));
  }
}

/** Accounts that match by their own person, by anybody in their registrations or by a registration number. */
function whereSearch(search: string): SQL {
  const found = sql`(${peopleFound(search)})`;
  return sql`${users.id} in (select ${account.id} from ${users} account where ${account.personId} in ${found}
    union all select ${orders.userId} from ${orders} where ${contains(orderNumbers(orders), typedNumber(search))}
    union all select ${orders.userId} from ${orderParticipants} join ${orders} on ${orders.id} = ${orderParticipants.orderId}
      where ${orderParticipants.personId} in ${found})`;
}

/** Every order of an account, the newest first. */
export async function listOrdersOfAccount(db: Executor, userId: string) {
  return db
    .select({ order: orders, conventionName: conventions.name })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

/** Everybody but SELF in any registration of the account, once each. */
export async function listFamilyOfAccount(db: Executor, userId: string) {
  return db
    .selectDistinctOn([people.id], { person: people, relationship: orderParticipants.relationship })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .where(and(eq(orders.userId, userId), ne(orderParticipants.relationship, 'SELF')))
    .orderBy(people.id, desc(orders.createdAt));
}

/** The last mails to an account, the newest first. */
export async function listMailsOfAccount(db: Executor, userId: string) {
  return db
    .select({
      id: outboxMails.id,
      kind: outboxMails.kind,
      subject: outboxMails.subject,
      createdAt: outboxMails.createdAt,
      sentAt: outboxMails.sentAt,
      recalledAt: outboxMails.recalledAt,
    })
    .from(outboxMails)
    .where(
      or(
        eq(outboxMails.userId, userId),
        // An array, so that an index finds either kind.
        sql`${outboxMails.orderId} = any(array(select ${orders.id} from ${orders} where ${orders.userId} = ${userId}))`,
      ),
    )
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(100);
}
