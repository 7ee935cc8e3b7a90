import { type Placeholder, type SQLWrapper, and, eq, gt, isNull, sql } from 'drizzle-orm';
import { defaultSecondFactorRoles } from '@sangamam/contract/accounts/second-factor/second-factor-policy';

import type { Executor } from '#server/db/executor.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { people, secondFactors, sessions, settings, staffRoles, users } from '#server/db/schema/schema.ts';
import type { Actor } from '#server/http/access/actor.ts';

/** Row of the settings with the roles that require a second factor. */
export const secondFactorPolicyKey = 'secondFactorPolicy';

/** A session as it is looked up on every call. */
export interface ActiveSession extends Omit<Actor, 'hasFreshProof'> {
  needsSecondFactor: boolean;
  lastUsedAt: Date;
  provenAt: Date | null;
}

/** Whether an account has a role that requires a second factor, and no second factor. */
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

const activeSession = prepareStatement(
  'live_session',
  (db, of: Record<'now' | 'idleSince' | 'tokenHash', Placeholder>) => {
    const { now } = of;
    const roles = db
      .select({ role: sql`array_agg(${staffRoles.role})`.as('role') })
      .from(staffRoles)
      .where(
        and(
          eq(staffRoles.userId, users.id),
          sql`(${staffRoles.endsAt} is null or ${staffRoles.endsAt} > ${now}::timestamptz)`,
        ),
      );
    return db
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
          eq(sessions.tokenHash, of.tokenHash),
          gt(sessions.expiresAt, now),
          gt(sessions.lastUsedAt, of.idleSince),
          isNull(users.suspendedAt),
          isNull(users.closedAt),
        ),
      );
  },
);

/** Authenticates a request: the active session of a token with its account and the roles that it has at `now`. */
export async function findActiveSession(
  db: Executor,
  tokenHash: Buffer,
  at: { now: Date; idleSince: Date },
): Promise<ActiveSession | undefined> {
  const [row] = await activeSession(db, { tokenHash, ...at });
  return row && { ...row, email: row.email ?? '', roles: row.roles ?? [] };
}
