import { randomUUID } from 'node:crypto';

import type { ClientBase } from 'pg';

import { connectClient } from './connect-client.ts';

type Session = Pick<ClientBase, 'query'>;

/**
 * Whether two connections share their sessions: what one sets the other sees, or the first has lost it. A pooler does
 * that where it hands a session on after each transaction.
 */
export async function isSessionShared(one: Session, other: Session): Promise<boolean> {
  const mark = randomUUID();
  await one.query("select set_config('sangamam.session', $1, false)", [mark]);
  const seenBy = async (session: Session) => {
    const { rows } = await session.query<{ mark: string | null }>(
      "select current_setting('sangamam.session', true) as mark",
    );
    return rows[0]?.mark === mark;
  };
  const isSeen = await seenBy(other);
  return isSeen || !(await seenBy(one));
}

export const sharedSessions =
  'DATABASE_URL leads to a pooler that shares sessions between transactions, such as pgbouncer in transaction mode. ' +
  'The site keeps locks, prepared statements and notifications in its sessions: name the database itself, or a pool in session mode';

/**
 * Refuses a pooler that shares sessions, before anything is changed through it.
 *
 * @throws Error with what to do; also when the database cannot be reached
 */
export async function refuseSharedSessions(url: string): Promise<void> {
  const one = await connectClient(url, 'sangamam start');
  try {
    const other = await connectClient(url, 'sangamam start');
    try {
      if (await isSessionShared(one, other)) throw new Error(sharedSessions);
    } finally {
      await other.end();
    }
  } finally {
    await one.end();
  }
}
