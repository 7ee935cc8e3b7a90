import { and, asc, eq, gte, lte } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions } from '#server/db/schema/schema.ts';
import type { MailConvention } from '#server/features/mail/layout/mail-layout.ts';

/** The convention `id`, or the next one that was opened and is not over. */
export async function findMailConvention(
  db: Executor,
  { id, now }: { id: string | undefined; now: Date },
): Promise<MailConvention | undefined> {
  const [row] = await db
    .select({
      name: conventions.name,
      startDate: conventions.startDate,
      endDate: conventions.endDate,
      location: conventions.location,
    })
    .from(conventions)
    .where(
      id === undefined
        ? and(
            eq(conventions.active, true),
            lte(conventions.openedAt, now),
            gte(conventions.endDate, now.toISOString().slice(0, 10)),
          )
        : eq(conventions.id, id),
    )
    .orderBy(asc(conventions.startDate), asc(conventions.id))
    .limit(1);
  return row;
}
