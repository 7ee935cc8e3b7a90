import { and, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import type { Database, Executor } from '#server/db/executor.ts';
import { people, sessions, staffRoles, users } from '#server/db/schema/schema.ts';
import type { Actor } from '#server/http/actor.ts';

/** A session as it is looked up on every call. */
export interface LiveSession extends Actor {
  lastUsedAt: Date;
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
 * Stores a session and notes the sign-in at the account, in one statement: logins come in storms. Says no when the
 * account was closed or suspended, or got another password, since the password was checked.
 */
export async function openSession(db: Executor, session: NewSession): Promise<boolean> {
  const { userId, passwordHash, tokenHash, ip, userAgent } = session;
  const at = sql`${session.at.toISOString()}::timestamptz`;
  const { rowCount } = await db.execute(sql`
    with account as (
      update ${users} set last_sign_in_at = ${at}
      where ${users.id} = ${userId} and ${users.passwordHash} = ${passwordHash}
        and ${users.closedAt} is null and ${users.suspendedAt} is null
      returning ${users.id} as id
    )
    insert into ${sessions} (id, user_id, token_hash, created_at, last_used_at, expires_at, ip, user_agent)
    select ${uuidv7()}::uuid, id, ${tokenHash}::bytea, ${at}, ${at}, ${session.expiresAt.toISOString()}::timestamptz, ${ip}, ${userAgent}
    from account`);
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
