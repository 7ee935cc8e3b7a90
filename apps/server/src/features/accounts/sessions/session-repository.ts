import { and, desc, eq, gt, isNull, lt, lte, ne, or, sql, type SQLWrapper } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import { defaultSecondFactorRoles } from '@sangamam/contract/accounts/second-factor-policy';

import type { Database, Executor } from '#server/db/executor.ts';
import { preparedOnce } from '#server/db/prepared.ts';
import { people, secondFactors, sessions, settings, staffRoles, users } from '#server/db/schema/schema.ts';
import type { Actor } from '#server/http/actor.ts';

/** Row of the settings that holds which duties ask for a second factor. */
export const secondFactorPolicyKey = 'secondFactorPolicy';

/** A session as it is looked up on every call. */
export interface LiveSession extends Omit<Actor, 'hasFreshProof'> {
  needsSecondFactor: boolean;
  lastUsedAt: Date;
  provenAt: Date | null;
}

/** Whether an account holds a duty that asks for a second factor, and has none. */
function needsSecondFactor(now: SQLWrapper) {
  const byDefault = JSON.stringify(defaultSecondFactorRoles);
  return sql`${users.type} = 'STAFF'
    and not exists (select 1 from ${secondFactors}
      where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)
    and exists (select 1 from ${staffRoles}
      where ${staffRoles.userId} = ${users.id}
        and (${staffRoles.endsAt} is null or ${staffRoles.endsAt} > ${now}::timestamptz)
        and coalesce(
          (select ${settings.value} -> 'roles' from ${settings} where ${settings.key} = ${secondFactorPolicyKey}),
          ${byDefault}::jsonb
        ) ? ${staffRoles.role})`;
}

/**
 * Prepares the one statement of authentication: the live session of a token with its account and the duties that the
 * account holds at `now`.
 */
export function prepareSessionLookup(db: Database) {
  const now = sql.placeholder('now');
  const roles = db
    .select({ role: sql`array_agg(${staffRoles.role})`.as('role') })
    .from(staffRoles)
    .where(
      and(
        eq(staffRoles.userId, users.id),
        sql`(${staffRoles.endsAt} is null or ${staffRoles.endsAt} > ${now}::timestamptz)`,
      ),
    );
  const statement = db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      personId: users.personId,
      type: users.type,
      email: people.email,
      roles: sql<Actor['roles'] | null>`(${roles})`,
      lastUsedAt: sessions.lastUsedAt,
      provenAt: sessions.provenAt,
      needsSecondFactor: sql<boolean>`(${needsSecondFactor(now)})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, sql.placeholder('idleSince')),
        isNull(users.suspendedAt),
        isNull(users.closedAt),
      ),
    )
    .prepare('live_session');
  return async (tokenHash: Buffer, at: { now: Date; idleSince: Date }): Promise<LiveSession | undefined> => {
    const [row] = await statement.execute({ tokenHash, ...at });
    return row && { ...row, email: row.email ?? '', roles: row.roles ?? [] };
  };
}

/** Notes that a session was used; never moves the note back. */
export async function touchSession(db: Executor, sessionId: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: at })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, at)));
}

/** A session that is about to be stored. */
export interface NewSession {
  userId: string;
  /** The hash that the password was found to fit. */
  passwordHash: string;
  tokenHash: Buffer;
  at: Date;
  expiresAt: Date;
  ip: string;
  userAgent: string;
}

/**
 * Stores a session and notes the sign-in at its account, in one statement that is planned once: logins come in storms.
 */
const opening = preparedOnce((db) => {
  const at = sql`${sql.placeholder('at')}::timestamptz`;
  const account = db.$with('account').as(
    db
      .update(users)
      .set({ lastSignInAt: at })
      .where(
        and(
          eq(users.id, sql.placeholder('userId')),
          eq(users.passwordHash, sql.placeholder('passwordHash')),
          isNull(users.closedAt),
          isNull(users.suspendedAt),
        ),
      )
      .returning({ id: users.id }),
  );
  // In the order of the table's columns.
  const session = db
    .select({
      id: sql`${sql.placeholder('id')}::uuid`.as('id'),
      userId: account.id,
      tokenHash: sql`${sql.placeholder('tokenHash')}::bytea`.as('token_hash'),
      createdAt: at.as('created_at'),
      lastUsedAt: at.as('last_used_at'),
      expiresAt: sql`${sql.placeholder('expiresAt')}::timestamptz`.as('expires_at'),
      provenAt: at.as('proven_at'),
      userAgent: sql`${sql.placeholder('userAgent')}::text`.as('user_agent'),
      ip: sql`${sql.placeholder('ip')}::text`.as('ip'),
    })
    .from(account);
  return db.with(account).insert(sessions).select(session).prepare('open_session');
});

/**
 * Opens a session. Says no when the account was closed or suspended, or got another password, since the password was
 * checked.
 */
export async function openSession(db: Executor, session: NewSession): Promise<boolean> {
  const { rowCount } = await opening(db).execute({
    ...session,
    id: uuidv7(),
    at: session.at.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  });
  return rowCount === 1;
}

export async function deleteSession(db: Executor, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends every session of an account, but for the one that may go on. */
export async function deleteSessionsOf(
  db: Executor,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)));
}

/** Ends a session if it belongs to the account, and says whether it did. */
export async function deleteOwnSession(db: Executor, userId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  return rowCount === 1;
}

/** An account's sessions that can still be used, the last used first. */
export async function listLiveSessions(db: Executor, userId: string, at: { now: Date; idleSince: Date }) {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), gt(sessions.expiresAt, at.now), gt(sessions.lastUsedAt, at.idleSince)),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Deletes sessions that can never be used again. */
export async function deleteDeadSessions(db: Executor, at: { now: Date; idleSince: Date }): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, at.now), lte(sessions.lastUsedAt, at.idleSince)));
}

/** Notes that a session has just shown everything that its account asks for. */
export async function recordProof(db: Executor, sessionId: string, at: Date): Promise<void> {
  await db.update(sessions).set({ provenAt: at }).where(eq(sessions.id, sessionId));
}
