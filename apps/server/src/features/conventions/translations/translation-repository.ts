import type { ConventionTranslation } from '@sangamam/contract/conventions/translations/convention-translations';
import { eq, sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { conventionTranslations } from '#server/db/schema/schema.ts';

/** The translations of a convention; revision 0 while it has none. */
export interface StoredTranslations {
  pairs: ConventionTranslation[];
  revision: number;
}

export async function findTranslations(db: Executor, conventionId: string): Promise<StoredTranslations> {
  const [row] = await translationsOf(db, { conventionId });
  return row ?? { pairs: [], revision: 0 };
}

const translationsOf = prepareStatement(
  'convention_translations',
  (db, of: Record<'conventionId', Placeholder>) =>
    db
      .select({ pairs: conventionTranslations.pairs, revision: conventionTranslations.revision })
      .from(conventionTranslations)
      .where(eq(conventionTranslations.conventionId, of.conventionId)),
);

/** Stores the translations in place of the stored ones and increments their revision. */
export async function storeTranslations(
  db: Executor,
  conventionId: string,
  pairs: ConventionTranslation[],
): Promise<void> {
  await db
    .insert(conventionTranslations)
    .values({ conventionId, pairs, revision: 1 })
    .onConflictDoUpdate({
      target: conventionTranslations.conventionId,
      set: { pairs, revision: sql`${conventionTranslations.revision} + 1` },
    });
}
