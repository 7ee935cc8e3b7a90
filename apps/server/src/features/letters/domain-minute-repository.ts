import { eq, notInArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { domainMinutes } from '#server/db/schema/schema.ts';

type DomainMinute = typeof domainMinutes.$inferSelect;

/** The minute of a domain that was taken last, locked; a new domain begins at `from`. */
export async function lockDomainMinute(db: Executor, domain: string, from: Date): Promise<DomainMinute> {
  await db.insert(domainMinutes).values({ domain, minute: from, mails: 0 }).onConflictDoNothing();
  const [row] = await db.select().from(domainMinutes).where(eq(domainMinutes.domain, domain)).for('update');
  return row ?? { domain, minute: from, mails: 0 };
}

export async function updateDomainMinute(
  db: Executor,
  { domain, minute, mails }: DomainMinute,
): Promise<void> {
  await db.update(domainMinutes).set({ minute, mails }).where(eq(domainMinutes.domain, domain));
}

/** Forgets the minutes of all domains but these. */
export async function deleteDomainMinutes(db: Executor, { but }: { but: readonly string[] }): Promise<void> {
  await db.delete(domainMinutes).where(notInArray(domainMinutes.domain, [...but]));
}
