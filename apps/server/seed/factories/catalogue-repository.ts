import { currencies, type Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Executor } from '#server/db/executor.ts';
import {
  addonOptions,
  addons,
  conventions,
  conventionTranslations,
  packageOffers,
  packages,
  treasurers,
} from '#server/db/schema/schema.ts';

export type NewConvention = typeof conventions.$inferInsert;
export type NewTreasurer = Omit<typeof treasurers.$inferInsert, 'conventionId' | 'currency'>;
export type NewPackage = typeof packages.$inferInsert;
export type NewOffer = Omit<typeof packageOffers.$inferInsert, 'packageId' | 'position'>;
export type NewAddon = typeof addons.$inferInsert;
export type NewOption = Omit<typeof addonOptions.$inferInsert, 'addonId' | 'position'>;

export async function insertConvention(
  db: Executor,
  convention: NewConvention,
  contacts: Readonly<Record<Currency, NewTreasurer>>,
) {
  const row = only(await db.insert(conventions).values(convention).returning());
  await db
    .insert(treasurers)
    .values(currencies.map((currency) => ({ ...contacts[currency], currency, conventionId: row.id })));
  return row;
}

/** A package with its offers in their order. */
export async function insertPackage(db: Executor, fields: NewPackage, offers: readonly NewOffer[]) {
  const row = only(await db.insert(packages).values(fields).returning());
  if (offers.length > 0) {
    await db
      .insert(packageOffers)
      .values(offers.map((offer, position) => ({ ...offer, packageId: row.id, position })));
  }
  return row;
}

/** An add-on with the prices of its keys in their order. */
export async function insertAddon(db: Executor, fields: NewAddon, options: readonly NewOption[]) {
  const row = only(await db.insert(addons).values(fields).returning());
  await db
    .insert(addonOptions)
    .values(options.map((option, position) => ({ ...option, addonId: row.id, position })));
  return row;
}

/** The translations of a convention that has none yet. */
export async function insertTranslations(
  db: Executor,
  conventionId: string,
  pairs: (typeof conventionTranslations.$inferInsert)['pairs'],
): Promise<void> {
  await db.insert(conventionTranslations).values({ conventionId, pairs, revision: 1 });
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('An insert answered no row');
  return row;
}
