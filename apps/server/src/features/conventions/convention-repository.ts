import { and, asc, desc, eq, isNotNull, lte, or, type Placeholder } from 'drizzle-orm';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Executor } from '#server/db/executor.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { conventions, treasurers } from '#server/db/schema/schema.ts';

/** A convention as it is stored. */
export type ConventionRow = typeof conventions.$inferSelect;

export async function findConventionRow(db: Executor, id: string): Promise<ConventionRow | undefined> {
  const [row] = await conventionById(db, { id });
  return row;
}

const conventionById = prepareStatement('convention_by_id', (db, of: Record<'id', Placeholder>) =>
  db.select().from(conventions).where(eq(conventions.id, of.id)),
);

/** Active conventions opened by `now`, the next one first; their deadlines may have passed. */
export async function listOpenedRows(db: Executor, now: Date): Promise<ConventionRow[]> {
  return db
    .select()
    .from(conventions)
    .where(and(eq(conventions.active, true), lte(conventions.openedAt, now)))
    .orderBy(asc(conventions.startDate), asc(conventions.id));
}

/** Names of public conventions, latest first. */
export async function listPublicRows(
  db: Executor,
  { active, participantDisplay }: { active?: boolean | undefined; participantDisplay?: boolean | undefined },
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: conventions.id, name: conventions.name })
    .from(conventions)
    .where(
      and(
        or(eq(conventions.active, true), isNotNull(conventions.openedAt)),
        active === undefined ? undefined : eq(conventions.active, active),
        participantDisplay === undefined ? undefined : eq(conventions.participantDisplay, participantDisplay),
      ),
    )
    .orderBy(desc(conventions.startDate), asc(conventions.id));
}

/** Dates of all public conventions, latest first. */
export async function listConventionDates(db: Executor) {
  return db
    .select({
      _id: conventions.id,
      name: conventions.name,
      startDate: conventions.startDate,
      endDate: conventions.endDate,
      timeZone: conventions.timeZone,
      active: conventions.active,
      openedAt: conventions.openedAt,
      conventionDeadline: conventions.conventionDeadline,
    })
    .from(conventions)
    .where(or(eq(conventions.active, true), isNotNull(conventions.openedAt)))
    .orderBy(desc(conventions.startDate), asc(conventions.id));
}

export type TreasurerRow = typeof treasurers.$inferSelect;

export async function findTreasurer(
  db: Executor,
  conventionId: string,
  currency: Currency,
): Promise<TreasurerRow | undefined> {
  const [row] = await db
    .select()
    .from(treasurers)
    .where(and(eq(treasurers.conventionId, conventionId), eq(treasurers.currency, currency)));
  return row;
}
