import { and, asc, eq, gte, lte, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { conventions } from '#server/db/schema/schema.ts';
import type { MailConvention } from '#server/features/mail/layout/mail-layout.ts';

const columns = {
  name: conventions.name,
  startDate: conventions.startDate,
  endDate: conventions.endDate,
  location: conventions.location,
};
const byId = prepareStatement('convention_of_mail', (db, of: Record<'id', Placeholder>) =>
  db.select(columns).from(conventions).where(eq(conventions.id, of.id)),
);
const next = prepareStatement('next_convention', (db, of: Record<'now' | 'today', Placeholder>) =>
  db
    .select(columns)
    .from(conventions)
    .where(
      and(
        eq(conventions.active, true),
        lte(conventions.openedAt, of.now),
        gte(conventions.endDate, of.today),
      ),
    )
    .orderBy(asc(conventions.startDate), asc(conventions.id))
    .limit(1),
);

/** The convention `id`, or the next one that was opened and is not over. */
export async function findMailConvention(
  db: Executor,
  { id, now }: { id: string | undefined; now: Date },
): Promise<MailConvention | undefined> {
  const [row] = await (id === undefined
    ? next(db, { now, today: now.toISOString().slice(0, 10) })
    : byId(db, { id }));
  return row;
}
