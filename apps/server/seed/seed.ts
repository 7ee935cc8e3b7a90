import { inTransaction, type Context } from '#server/db/context.ts';
import { ensureAdministrator } from '#server/features/accounts/staff/create-staff-account.ts';
import { dropPublishedPassword } from '#server/features/accounts/passwords/published-passwords.ts';

import { seedLegalPages } from './content/seed-legal-pages.ts';
import { hasConventions, lockSeeding } from './demo/demo-repository.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { daysBefore } from './factories/clock.ts';
import { clearSecondFactorPolicy } from '#server/features/accounts/second-factor/second-factor-policy.ts';

import { demoPassword } from './factories/demo-password.ts';
import { seedReference } from './reference/seed-reference.ts';

export interface SeedOptions {
  /** Fills an empty site with a demo. */
  demo: boolean;
  /** The first administrator; created only while there is none. */
  adminEmail?: string | undefined;
  adminPassword?: string | undefined;
  /** Other machines can reach the site: no account has the published password. */
  reachableFromOutside?: boolean;
  /** Called when an administrator was named who is not needed: another one has a password. */
  onAdministratorIgnored?: () => void;
}

/**
 * Creates the required data of a site: reference data, terms and a first administrator; with `demo`, and only while
 * there is no convention yet, also the demo. Safe to repeat, and to run in several processes at once. Where other machines
 * can reach the site, accounts of the demo lose its published password, including those of an earlier start, before anybody
 * could sign in with it.
 */
export async function seed(
  ctx: Context,
  { demo, adminEmail, adminPassword, reachableFromOutside = false, onAdministratorIgnored }: SeedOptions,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockSeeding(ctx.db);
    await seedReference(ctx);
    // In the demo these pages are older than the first sign-up.
    await seedLegalPages(demo ? daysBefore(ctx, 620) : ctx);
    // First, so that an administrator who loses the password here does not count as one.
    if (reachableFromOutside) await dropPublishedPassword(ctx, demoPassword);
    if (adminEmail !== undefined && adminPassword !== undefined) {
      const isUsed = await ensureAdministrator(ctx, { email: adminEmail, password: adminPassword });
      if (!isUsed) onAdministratorIgnored?.();
    }
  });
  if (demo) {
    await inTransaction(ctx, async (ctx) => {
      await lockSeeding(ctx.db);
      await clearSecondFactorPolicy(ctx);
      if (await hasConventions(ctx.db)) return;
      await seedDemo(ctx);
      // In the same transaction: another running process never sees these accounts with the password.
      if (reachableFromOutside) await dropPublishedPassword(ctx, demoPassword);
    });
  }
}
