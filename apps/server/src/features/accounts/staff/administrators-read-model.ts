import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { people, staffRoles, users } from '#server/db/schema/schema.ts';

import { administratorAt } from './staff-repository.ts';

/** An administrator as the addressee of a mail. */
export interface Administrator {
  userId: string;
  email: string;
  firstName: string;
  lastName: string | null;
}

/** The administrators at `now` who may sign in, by the age of their accounts. */
export async function selectAdministrators(db: Executor, now: Date): Promise<Administrator[]> {
  const rows = await db
    .selectDistinct({
      userId: users.id,
      email: people.email,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(staffRoles)
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      and(
        administratorAt(now),
        isNotNull(users.passwordHash),
        isNull(users.closedAt),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(users.id);
  return rows.flatMap(({ email, ...rest }) => (email === null ? [] : [{ ...rest, email }]));
}
