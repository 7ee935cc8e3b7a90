import { fullName } from '@sangamam/contract/fields/full-name';
import { and, asc, desc, eq, exists, isNotNull, isNull, ne, sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import {
  conventions,
  mailTexts,
  orderParticipants,
  orders,
  organizations,
  people,
  users,
} from '#server/db/schema/schema.ts';

import { isActiveRegistrationOf } from '../order/order-repository.ts';

/** A person of an order with relationship, selection and the name of the local unit. */
export interface OrderPerson {
  person: typeof people.$inferSelect;
  relationship: (typeof orderParticipants.$inferSelect)['relationship'];
  selected: boolean;
  localUnitName: string | null;
  /** The sum of the person's revision and the participant's. */
  revision: number;
}

/**
 * The people of an order, SELF first, then in the order in which they were added; of an add-on order those of its
 * registration. Once it is submitted, their snapshots (docs/decisions/007).
 */
export async function listOrderPeople(db: Executor, orderId: string): Promise<OrderPerson[]> {
  const rows = await peopleOfOrder(db, { orderId });
  return rows.map(asSubmitted);
}

const peopleOfOrder = prepareStatement('people_of_order', (db, of: Record<'orderId', Placeholder>) =>
  selectPeople(db)
    .where(
      sql`${orderParticipants.orderId} = (select coalesce(${orders.parentOrderId}, ${orders.id}) from ${orders} where ${orders.id} = ${of.orderId})`,
    )
    .orderBy(asc(orderParticipants.createdAt), asc(orderParticipants.personId)),
);

/** The people of a registrant's active registration, and its id; undefined without one, since SELF is always among them. */
export async function findPeopleOfRegistration(
  db: Executor,
  { userId, conventionId }: { userId: string; conventionId: string },
): Promise<{ orderId: string; people: OrderPerson[] } | undefined> {
  const rows = await peopleOfRegistration(db, { userId, conventionId });
  const [first] = rows;
  return first && { orderId: first.orderId, people: rows.map(asSubmitted) };
}

const peopleOfRegistration = prepareStatement(
  'people_of_registration',
  (db, of: Record<'userId' | 'conventionId', Placeholder>) =>
    selectPeople(db)
      .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
      .where(isActiveRegistrationOf(of))
      .orderBy(asc(orderParticipants.createdAt), asc(orderParticipants.personId)),
);

/** The same of several registrations, by their ids. */
export async function listPeopleOfOrders(
  db: Executor,
  orderIds: readonly string[],
): Promise<Map<string, OrderPerson[]>> {
  const rows = await peopleOfOrders(db, { orderIds });
  const found = new Map<string, OrderPerson[]>(orderIds.map((id) => [id, []]));
  for (const row of rows) found.get(row.orderId)?.push(asSubmitted(row));
  return found;
}

const peopleOfOrders = prepareStatement('people_of_orders', (db, of: Record<'orderIds', Placeholder>) =>
  selectPeople(db)
    .where(isAmong(orderParticipants.orderId, of.orderIds))
    .orderBy(asc(orderParticipants.createdAt), asc(orderParticipants.personId)),
);

/**
 * People of the registrant's other registrations that were sent, who are not of this one: each as in the latest of them,
 * with its convention. SELF is of every registration.
 */
export async function listEarlierPeople(
  db: Executor,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<(OrderPerson & { conventionName: string })[]> {
  const rows = await db
    .selectDistinctOn([people.id], {
      person: people,
      relationship: orderParticipants.relationship,
      localUnitName: organizations.name,
      conventionName: conventions.name,
    })
    .from(orderParticipants)
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.id, orderId),
        isNull(orders.parentOrderId),
        isNotNull(orders.submittedAt),
        ne(orderParticipants.relationship, 'SELF'),
        sql`not exists (select 1 from order_participants here where here.order_id = ${orderId} and here.person_id = ${people.id})`,
      ),
    )
    .orderBy(asc(people.id), desc(conventions.startDate), desc(orders.id));
  return rows.map((row) => ({ ...row, selected: false, revision: 0 }));
}

function selectPeople(db: Executor) {
  return db
    .select({
      orderId: orderParticipants.orderId,
      person: people,
      relationship: orderParticipants.relationship,
      selected: orderParticipants.selected,
      snapshot: orderParticipants.snapshot,
      localUnitName: organizations.name,
      revision: sql<number>`${people.revision} + ${orderParticipants.revision}`,
    })
    .from(orderParticipants)
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId));
}

/** Who it was when the order was submitted; until then, who it is now. */
function asSubmitted({
  snapshot,
  orderId: _orderId,
  ...row
}: Awaited<ReturnType<typeof selectPeople>>[number]): OrderPerson {
  if (snapshot === null) return row;
  const { localUnitName, ...then } = snapshot;
  return { ...row, person: { ...row.person, ...then }, localUnitName };
}

/** One person of an order as stored now, whatever the snapshot says. */
export async function findCurrentPerson(
  db: Executor,
  orderId: string,
  personId: string,
): Promise<OrderPerson[]> {
  return db
    .select({
      person: people,
      relationship: orderParticipants.relationship,
      selected: orderParticipants.selected,
      localUnitName: organizations.name,
      revision: sql<number>`${people.revision} + ${orderParticipants.revision}`,
    })
    .from(orderParticipants)
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .where(and(eq(orderParticipants.orderId, orderId), eq(orderParticipants.personId, personId)));
}

/**
 * The recipient of mails about an order, the name of its convention, and whether that has texts of its own for mails; nothing
 * once the account is closed.
 */
export async function findRecipient(db: Executor, orderId: string): Promise<Recipient | undefined> {
  const recipients = await listRecipients(db, [orderId]);
  if (!recipients.has(orderId)) throw new Error(`Order ${orderId} belongs to nobody`);
  return recipients.get(orderId);
}

/** The recipients of mails about these orders, by the order's id. */
export async function listRecipients(
  db: Executor,
  orderIds: readonly string[],
): Promise<Map<string, Recipient | undefined>> {
  const rows = await recipientRows(db, { orderIds });
  return new Map(rows.map((row) => [row.orderId, recipientOf(row)]));
}

export type Recipient = NonNullable<ReturnType<typeof recipientOf>>;

const recipientRows = prepareStatement('mail_recipients', (db, of: Record<'orderIds', Placeholder>) =>
  db
    .select({
      orderId: orders.id,
      email: people.email,
      firstName: people.firstName,
      lastName: people.lastName,
      familyName: people.familyName,
      language: users.language,
      conventionName: conventions.name,
      // Most conventions have none: then nobody looks for the one of a mail.
      hasOwnTexts: exists(
        db.select({ id: mailTexts.id }).from(mailTexts).where(eq(mailTexts.conventionId, conventions.id)),
      ).mapWith(Boolean),
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(isAmong(orders.id, of.orderIds)),
);

function recipientOf(row: Awaited<ReturnType<typeof recipientRows>>[number]) {
  if (row.email === null) return undefined;
  const { email, firstName, lastName, familyName, language, conventionName, hasOwnTexts } = row;
  const name = fullName({ firstName, lastName });
  return { email, firstName, name, familyName, language: language ?? 'en', conventionName, hasOwnTexts };
}

/** Whether somebody of the order, other than `personId`, has this e-mail address. */
export async function hasEmailInOrder(
  db: Executor,
  { orderId, email, personId }: { orderId: string; email: string; personId?: string | undefined },
): Promise<boolean> {
  const [row] = await db
    .select({ id: people.id })
    .from(orderParticipants)
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .where(
      and(
        eq(orderParticipants.orderId, orderId),
        eq(people.email, email),
        personId === undefined ? undefined : ne(people.id, personId),
      ),
    )
    .limit(1);
  return row !== undefined;
}
