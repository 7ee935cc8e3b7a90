import { buildAddon } from '@sangamam/server/seed/factories/build-addon.ts';
import { buildConvention } from '@sangamam/server/seed/factories/build-convention.ts';
import { buildPackage } from '@sangamam/server/seed/factories/build-package.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { createContext } from '@sangamam/server/src/db/context.ts';

import { storage } from './file-storage.ts';
import { insertFamilies, type Family } from './families.ts';

/** The data that the routes use: an open convention, and families who are ready to submit. */
export interface BenchData {
  conventionId: string;
  /** The package without a capacity limit. */
  endlessId: string;
  families: Family[];
  /** Families whose package has no capacity limit. */
  familiesWithoutLimit: Family[];
}

/** Fills a migrated database: `families` unsubmitted registrations of eight people each, with a package and add-ons. */
export async function buildBenchData(
  databaseUrl: string,
  { families, withoutLimit }: { families: number; withoutLimit: number },
): Promise<BenchData> {
  const database = openDatabase(databaseUrl);
  // A busy machine takes longer than a call of the site may.
  database.pool.on('connect', (client) => void client.query('set statement_timeout = 0'));
  try {
    const ctx = createContext({ db: database.db, publicUrl: 'http://localhost', storage });
    const convention = await buildConvention(ctx);
    const chosen = await buildPackage(ctx, { conventionId: convention.id, capacity: 1_000_000 });
    const shuttle = await buildAddon(ctx, { conventionId: convention.id });
    const banquet = await buildAddon(ctx, {
      conventionId: convention.id,
      type: 'ADULT_CHILDREN',
      title: 'Banquet',
    });
    const choices = [
      { addonId: shuttle.id, key: 'Yes', quantity: 1 },
      { addonId: banquet.id, key: 'ADULT', quantity: 4 },
      { addonId: banquet.id, key: 'CHILDREN', quantity: 4 },
    ];
    const endless = await buildPackage(ctx, { conventionId: convention.id, name: 'ENDLESS' });
    const of = { count: families, conventionId: convention.id, choices };
    return {
      conventionId: convention.id,
      endlessId: endless.id,
      families: await insertFamilies(database.pool, { ...of, packageId: chosen.id }),
      familiesWithoutLimit: await insertFamilies(database.pool, {
        ...of,
        count: withoutLimit,
        packageId: endless.id,
        from: families,
      }),
    };
  } finally {
    await database.close();
  }
}
