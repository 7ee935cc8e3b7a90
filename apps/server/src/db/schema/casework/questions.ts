import { answerSources } from '@sangamam/contract/casework/questions/question';
import { sql } from 'drizzle-orm';
import { check, customType, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { users } from '#server/db/schema/accounts/accounts.ts';

import { orders } from '../orders/orders.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Questions to families about their orders; a family that writes first opens one that asks nothing and is answered at once. An answer answers everything that is asked about the order at that time. */
export const registrationQuestions = pgTable(
  'registration_questions',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    askedBy: uuid().notNull(),
    question: text().notNull(),
    createdAt: createdAt(),
    /** The end of the convention day on which the registration stops waiting for the answer. */
    waitsUntil: instant().notNull(),
    /** SHA-256 of the token in the mail; none once the family is erased. */
    tokenHash: bytea(),
    tokenExpiresAt: instant().notNull(),
    answeredAt: instant(),
    /** When a decision or a registrar closed it, answered or not. */
    closedAt: instant(),
    /** The decision that closed it, for as long as that can be undone. It is stored after what it changes. */
    decisionId: uuid(),
  },
  (table) => [
    foreignKey({
      name: 'registration_questions_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'registration_questions_asked_by_fkey',
      columns: [table.askedBy],
      foreignColumns: [users.id],
    }),
    unique('registration_questions_token_hash_unique').on(table.tokenHash),
    index('registration_questions_order_id_index').on(table.orderId, table.createdAt),
    index('registration_questions_open_index')
      .on(table.orderId)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** Answers of families. `clientId` is made by the page that sends one: what is sent twice is kept once. */
export const registrationAnswers = pgTable(
  'registration_answers',
  {
    id: primaryId(),
    orderId: uuid().notNull(),
    answer: text().notNull(),
    source: text({ enum: answerSources }).notNull(),
    /** The registrant, or the registrar who wrote it down; nobody knows who opened a link. */
    writtenBy: uuid(),
    clientId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'registration_answers_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }),
    foreignKey({
      name: 'registration_answers_written_by_fkey',
      columns: [table.writtenBy],
      foreignColumns: [users.id],
    }),
    unique('registration_answers_client_id_unique').on(table.orderId, table.clientId),
    index('registration_answers_order_id_index').on(table.orderId, table.createdAt),
    check('registration_answers_source_known', sql`${table.source} in ('LINK', 'ACCOUNT', 'STAFF')`),
    check(
      'registration_answers_writer_unless_by_link',
      sql`(${table.source} = 'LINK') = (${table.writtenBy} is null)`,
    ),
  ],
);
