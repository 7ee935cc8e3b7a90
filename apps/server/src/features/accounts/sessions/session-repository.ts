import { and, desc, eq, gt, isNull, lt, lte, ne, or, sql, type Placeholder } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import type { Executor } from '#server/db/executor.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { sessions, users } from '#server/db/schema/schema.ts';

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

/** Stores a session and the time of the sign-in, in one prepared statement: many people sign in at once. */
const opening = prepareStatement('open_session', (db, of: Record<'id' | keyof NewSession, Placeholder>) => {
  const at = sql`${of.at}::timestamptz`;
  const account = db.$with('account').as(
    db
      .update(users)
      .set({ lastSignInAt: at })
      .where(
        and(
          eq(users.id, of.userId),
          eq(users.passwordHash, of.passwordHash),
          isNull(users.closedAt),
          isNull(users.suspendedAt),
        ),
      )
      .returning({ id: users.id }),
  );
  // In the order of the table's columns.
  const session = db
    .select({
      id: sql`${of.id}::uuid`.as('id'),
      userId: account.id,
      tokenHash: sql`${of.tokenHash}::bytea`.as('token_hash'),
      createdAt: at.as('created_at'),
      lastUsedAt: at.as('last_used_at'),
      expiresAt: sql`${of.expiresAt}::timestamptz`.as('expires_at'),
      provenAt: at.as('proven_at'),
      userAgent: sql`${of.userAgent}::text`.as('user_agent'),
      ip: sql`${of.ip}::text`.as('ip'),
    })
    .from(account);
  return db.with(account).insert(sessions).select(session);
});

/**
 * Opens a session. Returns false when the account was closed, suspended or got another password since the password was
 * checked.
 */
export async function openSession(db: Executor, session: NewSession): Promise<boolean> {
  const { rowCount } = await opening(db, {
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

/** Ends every session of an account, or of all, and returns the ids of the accounts that had one. */
export async function deleteSessions(
  db: Executor,
  { userId }: { userId?: string | undefined },
): Promise<string[]> {
  const ended = await db
    .delete(sessions)
    .where(userId === undefined ? undefined : eq(sessions.userId, userId))
    .returning({ userId: sessions.userId });
  return [...new Set(ended.map(({ userId }) => userId))];
}

/** Ends a session if it belongs to the account, and says whether it did. */
export async function deleteOwnSession(db: Executor, userId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  return rowCount === 1;
}

/** An account's sessions that can still be used, the last used first. */
export async function listActiveSessions(db: Executor, userId: string, at: { now: Date; idleSince: Date }) {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), gt(sessions.expiresAt, at.now), gt(sessions.lastUsedAt, at.idleSince)),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Deletes sessions that can never be used again. */
export async function deleteExpiredSessions(db: Executor, at: { now: Date; idleSince: Date }): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, at.now), lte(sessions.lastUsedAt, at.idleSince)));
}

/** Notes that a session has just shown everything that its account asks for. */
export async function recordProof(db: Executor, sessionId: string, at: Date): Promise<void> {
  await db.update(sessions).set({ provenAt: at }).where(eq(sessions.id, sessionId));
}
