import { questionAudiences, questionKinds } from '@sangamam/contract/people/questionnaire/question';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { conventions } from '#server/db/schema/conventions/conventions.ts';
import { orderParticipants, orders } from '#server/db/schema/orders/orders.ts';
import { people } from '#server/db/schema/people/people.ts';

/** What a convention asks beyond what the system knows. */
export const conventionQuestions = pgTable(
  'convention_questions',
  {
    id: primaryId(),
    conventionId: uuid().notNull(),
    kind: text({ enum: questionKinds }).notNull(),
    askedOf: text({ enum: questionAudiences }).notNull(),
    textEn: text().notNull(),
    textMl: text().notNull().default(''),
    /** In whole years on the first day of the convention, both included. */
    fromAge: integer(),
    toAge: integer(),
    /** The day from which families see it. */
    askedFrom: date(),
    required: boolean().notNull().default(false),
    /** Largest number. */
    max: integer(),
    position: integer().notNull().default(0),
    retiredAt: instant(),
    /** How often staff changed it. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'convention_questions_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    index('convention_questions_convention_id_index').on(table.conventionId, table.position),
    check(
      'convention_questions_ages_of_people',
      sql`${table.askedOf} = 'PERSON' or (${table.fromAge} is null and ${table.toAge} is null)`,
    ),
  ],
);

/** What a question lets choose from. */
export const questionOptions = pgTable(
  'question_options',
  {
    id: primaryId(),
    questionId: uuid().notNull(),
    en: text().notNull(),
    ml: text().notNull().default(''),
    position: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({
      name: 'question_options_question_id_fkey',
      columns: [table.questionId],
      foreignColumns: [conventionQuestions.id],
    }).onDelete('cascade'),
    index('question_options_question_id_index').on(table.questionId, table.position),
  ],
);

/** What a family answered, for a person or, without one, for itself. One of the columns has it, by the kind of the question. */
export const conventionAnswers = pgTable(
  'convention_answers',
  {
    id: primaryId(),
    questionId: uuid().notNull(),
    orderId: uuid().notNull(),
    personId: uuid(),
    saidText: text(),
    saidNumber: integer(),
    saidYes: boolean(),
    /** The ids of the options. */
    chosen: uuid().array(),
    answeredAt: instant().notNull(),
  },
  (table) => [
    unique('convention_answers_once').on(table.questionId, table.orderId, table.personId).nullsNotDistinct(),
    // Answers keep their question from being deleted.
    foreignKey({
      name: 'convention_answers_question_id_fkey',
      columns: [table.questionId],
      foreignColumns: [conventionQuestions.id],
    }),
    foreignKey({
      name: 'convention_answers_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }).onDelete('cascade'),
    // A person who leaves the registration takes the answers along; one who is merged keeps them.
    foreignKey({
      name: 'convention_answers_participant_fkey',
      columns: [table.orderId, table.personId],
      foreignColumns: [orderParticipants.orderId, orderParticipants.personId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    foreignKey({
      name: 'convention_answers_person_id_fkey',
      columns: [table.personId],
      foreignColumns: [people.id],
    }),
    index('convention_answers_order_id_index').on(table.orderId),
    index('convention_answers_person_id_index').on(table.personId),
    check(
      'convention_answers_says_one_thing',
      sql`num_nonnulls(${table.saidText}, ${table.saidNumber}, ${table.saidYes}, ${table.chosen}) = 1`,
    ),
  ],
);

/** How often a family changed its answers for itself, so that of two tabs the second one is told. */
export const familyAnswers = pgTable(
  'family_answers',
  {
    orderId: uuid().primaryKey(),
    revision: integer().notNull().default(1),
  },
  (table) => [
    foreignKey({
      name: 'family_answers_order_id_fkey',
      columns: [table.orderId],
      foreignColumns: [orders.id],
    }).onDelete('cascade'),
  ],
);
