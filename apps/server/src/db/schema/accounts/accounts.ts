import { staffRoles as staffRoleNames } from '@sangamam/contract/accounts/roles';
import { transports } from '@sangamam/contract/accounts/passkeys/passkey-response';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, instant, primaryId } from '#server/db/schema/columns.ts';

import { conventions } from '../conventions/conventions.ts';
import { organizations } from '../conventions/reference-data.ts';
import { people } from '../people/people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Accounts. The account name is the e-mail address of the person; without a password nobody can sign in yet. */
export const users = pgTable(
  'users',
  {
    id: primaryId(),
    personId: uuid().notNull(),
    type: text({ enum: ['REGISTRANT', 'STAFF'] }).notNull(),
    passwordHash: text(),
    emailVerifiedAt: instant(),
    suspendedAt: instant(),
    /** Why, as staff wrote it down. */
    suspensionReason: text(),
    /** When the owner closed the account, or it was merged into another one; nobody signs in with it again. */
    closedAt: instant(),
    /** Version of the terms that the sign-up accepted. */
    termsVersion: text(),
    /** Of staff: how often the set of duties changed; a trigger on `staff_roles` counts. */
    rolesRevision: integer().notNull().default(0),
    /** Of pages and mails, as the owner chose it; null: never chosen, so English. */
    language: text({ enum: ['en', 'ml'] }),
    createdAt: createdAt(),
    lastSignInAt: instant(),
  },
  (table) => [
    unique('users_person_id_unique').on(table.personId),
    foreignKey({ name: 'users_person_id_fkey', columns: [table.personId], foreignColumns: [people.id] }),
    // Staff are few among the accounts of families.
    index('users_staff_index')
      .on(table.personId)
      .where(sql`${table.type} = 'STAFF'`),
    index('users_newest_index').on(table.createdAt, table.id),
    check('users_type_known', sql`${table.type} in ('REGISTRANT', 'STAFF')`),
    check('users_language_known', sql`${table.language} in ('en', 'ml')`),
  ],
);

/** Live sessions. Only the SHA-256 of a token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    userId: uuid().notNull(),
    tokenHash: bytea().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    /** When the password, and the second factor if there is one, were last verified. */
    provenAt: instant(),
    userAgent: text(),
    ip: text(),
  },
  (table) => [
    unique('sessions_token_hash_unique').on(table.tokenHash),
    foreignKey({
      name: 'sessions_user_id_fkey',
      columns: [table.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);

/** Mailed links that set or reset a password. Single use; only the SHA-256 of a token is kept. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: primaryId(),
    userId: uuid().notNull(),
    purpose: text({ enum: ['SET_PASSWORD', 'RESET_PASSWORD'] }).notNull(),
    tokenHash: bytea().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    unique('account_tokens_token_hash_unique').on(table.tokenHash),
    foreignKey({
      name: 'account_tokens_user_id_fkey',
      columns: [table.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    index('account_tokens_user_id_index').on(table.userId),
    check('account_tokens_purpose_known', sql`${table.purpose} in ('SET_PASSWORD', 'RESET_PASSWORD')`),
  ],
);

/** Codes of slips by which owners take over accounts without an email address. Only the SHA-256 is kept, one for an account. */
export const claimCodes = pgTable(
  'claim_codes',
  {
    userId: uuid().primaryKey(),
    codeHash: bytea().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    unique('claim_codes_code_hash_unique').on(table.codeHash),
    foreignKey({
      name: 'claim_codes_user_id_fkey',
      columns: [table.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
  ],
);

/** Duties of staff. A row that has ended stays, so that history can tell who could do what and when. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    userId: uuid().notNull(),
    role: text({
      enum: staffRoleNames,
    }).notNull(),
    /** The local unit of a `UNIT_OFFICER`, who sees nothing without one. */
    unitId: text(),
    /** The only convention whose families a `UNIT_OFFICER` sees; none given means all. */
    conventionId: uuid(),
    grantedBy: uuid(),
    grantedAt: createdAt(),
    endsAt: instant(),
  },
  (table) => [
    primaryKey({ name: 'staff_roles_pkey', columns: [table.userId, table.role] }),
    foreignKey({ name: 'staff_roles_user_id_fkey', columns: [table.userId], foreignColumns: [users.id] }),
    foreignKey({
      name: 'staff_roles_unit_id_fkey',
      columns: [table.unitId],
      foreignColumns: [organizations.id],
    }),
    foreignKey({
      name: 'staff_roles_convention_id_fkey',
      columns: [table.conventionId],
      foreignColumns: [conventions.id],
    }),
    index('staff_roles_unit_id_index')
      .on(table.unitId)
      .where(sql`${table.unitId} is not null`),
    foreignKey({
      name: 'staff_roles_granted_by_fkey',
      columns: [table.grantedBy],
      foreignColumns: [users.id],
    }),
  ],
);

/** The second factor of staff: the TOTP secret of an authenticator app. It is never returned again. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: uuid().primaryKey(),
    /** Encrypted: useless without the key, which is not in the database. */
    secret: text().notNull(),
    createdAt: createdAt(),
    /** When the first digits proved that the app has the secret; it counts from then on. */
    confirmedAt: instant(),
    /** The last used 30-second step: each code is valid once. */
    lastStep: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({
      name: 'second_factors_user_id_fkey',
      columns: [table.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
  ],
);

/** Random single-use recovery codes for a lost authenticator; only their SHA-256 is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid().notNull(),
    codeHash: bytea().notNull(),
    createdAt: createdAt(),
    usedAt: instant(),
  },
  (table) => [
    primaryKey({ name: 'recovery_codes_pkey', columns: [table.userId, table.codeHash] }),
    foreignKey({
      name: 'recovery_codes_user_id_fkey',
      columns: [table.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
  ],
);

/** Passkeys (WebAuthn): the public keys that sign their owner in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: primaryId(),
    userId: uuid().notNull(),
    /** As the authenticator calls it, base64url. */
    credentialId: text().notNull(),
    /** COSE. */
    publicKey: bytea().notNull(),
    /** How often the authenticator says it signed; 0 for those that do not count. It never goes back. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches it, such as `internal` or `hybrid`. */
    transports: text({ enum: transports }).array().notNull(),
    /** Whether it can be on more than one device, and is. */
    backupEligible: boolean().notNull(),
    backedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [
    unique('passkeys_credential_id_unique').on(table.credentialId),
    foreignKey({
      name: 'passkeys_user_id_fkey',
      columns: [table.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    index('passkeys_user_id_index').on(table.userId),
  ],
);

/** Challenges that authenticators sign. Short-lived and good once; only their SHA-256 is kept. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: bytea().primaryKey(),
    /** The session that adds a passkey; none where somebody signs in. */
    sessionId: uuid(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'passkey_challenges_session_id_fkey',
      columns: [table.sessionId],
      foreignColumns: [sessions.id],
    }).onDelete('cascade'),
    index('passkey_challenges_session_id_index').on(table.sessionId),
    index('passkey_challenges_expires_at_index').on(table.expiresAt),
  ],
);
