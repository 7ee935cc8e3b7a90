import { buildAddon } from '@sangamam/server/seed/factories/build-addon.ts';
import { buildConvention } from '@sangamam/server/seed/factories/build-convention.ts';
import { buildPackage } from '@sangamam/server/seed/factories/build-package.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { createContext } from '@sangamam/server/src/db/context.ts';
import pg from 'pg';

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
  // Without the site's time limits: a busy machine takes long to insert thousands of families.
  const pool = new pg.Pool({ connectionString: databaseUrl });
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
      families: await insertFamilies(pool, { ...of, packageId: chosen.id }),
      familiesWithoutLimit: await insertFamilies(pool, {
        ...of,
        count: withoutLimit,
        packageId: endless.id,
        from: families,
      }),
    };
  } finally {
    await pool.end();
    await database.close();
  }
}
