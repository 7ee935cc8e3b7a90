import { sql } from 'drizzle-orm';
import {
  bigserial,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '#server/db/schema/accounts/accounts.ts';
import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';
import { mailTexts } from '#server/db/schema/mail/texts.ts';
import { orders } from '#server/db/schema/orders/orders.ts';

/**
 * Mails on their way out and everything that ever went. A row is written in the transaction of the event that it tells
 * of; `dedupeKey` makes one mail of one event.
 */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: primaryId(),
    kind: text().notNull(),
    toAddress: text().notNull(),
    toName: text(),
    /** Where an answer goes; to the sender where it is null. */
    replyTo: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /**
     * Token of the link that opens the addressee's account: the texts have a placeholder in its stead. Emptied as soon as
     * the mail was sent or given up, so that the link is in the owner's mailbox and nowhere else.
     */
    linkToken: text(),
    dedupeKey: text().notNull(),
    /** The version of the organiser's text that it was written with; null for the site's own. */
    textId: uuid(),
    /** The version of the product that wrote it, whose text it has without `textId`; null for mails that are older than this column. */
    siteVersion: text(),
    orderId: uuid(),
    userId: uuid(),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    sentAt: instant(),
    deadAt: instant(),
    /** The decision that can be undone while this mail waits; the mail is recalled with it. */
    decisionId: uuid(),
    /** Until when it waits for that; emptied as soon as it leaves. */
    delayedUntil: instant(),
    /** When it was recalled, because its decision was undone. It then counts as discarded, too. */
    recalledAt: instant(),
    /** When its addressee's mail server returned it after it had left, with the status (RFC 3463) and the reason. */
    bouncedAt: instant(),
    bounceStatus: text(),
    bounceReason: text(),
    /** When it was discarded for good, by an administrator or because its link had expired. */
    discardedAt: instant(),
  },
  (table) => [
    unique('outbox_mails_dedupe_key_unique').on(table.dedupeKey),
    foreignKey({ name: 'outbox_mails_order_id_fkey', columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ name: 'outbox_mails_user_id_fkey', columns: [table.userId], foreignColumns: [users.id] }),
    foreignKey({
      name: 'outbox_mails_text_id_fkey',
      columns: [table.textId],
      foreignColumns: [mailTexts.id],
    }),
    index('outbox_mails_created_at_index').on(table.createdAt),
    index('outbox_mails_order_id_index').on(table.orderId),
    index('outbox_mails_user_id_index').on(table.userId),
    index('outbox_mails_decision_id_index')
      .on(table.decisionId)
      .where(sql`${table.decisionId} is not null`),
    index('outbox_mails_sent_index')
      .on(table.toAddress, table.sentAt)
      .where(sql`${table.sentAt} is not null`),
    index('outbox_mails_waiting_index')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

/** Addresses whose mails came back again and again: none leave until somebody of the staff lets them. */
export const stoppedAddresses = pgTable(
  'stopped_addresses',
  {
    address: text().primaryKey(),
    stoppedAt: instant().notNull(),
    /** When mails were let go on; bounces of before count no more. */
    resumedAt: instant(),
    resumedBy: uuid(),
  },
  (table) => [
    foreignKey({
      name: 'stopped_addresses_resumed_by_fkey',
      columns: [table.resumedBy],
      foreignColumns: [users.id],
    }),
  ],
);

/** Who changed what, when and why. Append-only; a trigger refuses every change and deletion. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: createdAt(),
    /** The account that did it; null for automatic actions. */
    actorId: uuid(),
    /** The part of the site that did it by itself. Entries from before it was noted have neither. */
    actorSystem: text(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    /** The id of the request, as in the log; null for jobs. */
    requestId: text(),
    /** Where the request came from, cut to /24 or /48; emptied after 90 days. */
    network: text(),
  },
  (table) => [
    foreignKey({ name: 'audit_log_actor_id_fkey', columns: [table.actorId], foreignColumns: [users.id] }),
    index('audit_log_entity_index').on(table.entity, table.entityId, table.id),
    index('audit_log_actor_id_index').on(table.actorId, table.id),
    index('audit_log_action_index').on(table.action, table.id),
    index('audit_log_at_index').on(table.at),
  ],
);
