import { inTransaction, type Context } from '#server/db/context.ts';
import { ensureAdministrator } from '#server/features/accounts/create-staff-account.ts';

import { families } from './cast.ts';
import { seedLegalPages } from './content/seed-legal-pages.ts';
import { hasConventions, knownAddresses, lockSeeding } from './demo/demo-repository.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { demoStaff } from './demo/staff.ts';
import { daysBefore } from './factories/clock.ts';
import { demoPassword } from './factories/demo-password.ts';
import { seedReference } from './reference/seed-reference.ts';

export interface SeedOptions {
  /** Fills an empty site with a living demo. */
  demo: boolean;
  /** The first administrator; created only while there is none. */
  adminEmail?: string | undefined;
  adminPassword?: string | undefined;
}

/** An account of the demo that visitors may sign in with. */
export interface DemoAccount {
  name: string;
  email: string;
  password: string;
  /** What one finds there, in a few words. */
  shows: string;
}

/**
 * Gives the site what it cannot do without: reference data, terms and a first administrator; with `demo`, and only
 * while there is no convention yet, also the demo. Safe to repeat, and by several processes at once. Answers the
 * accounts of the demo, for whoever starts it to print; none without `demo`.
 */
export async function seed(
  ctx: Context,
  { demo, adminEmail, adminPassword }: SeedOptions,
): Promise<DemoAccount[]> {
  await inTransaction(ctx, async (ctx) => {
    await lockSeeding(ctx.db);
    await seedReference(ctx);
    // In the demo they are older than the first sign-up.
    await seedLegalPages(demo ? daysBefore(ctx, 620) : ctx);
    if (adminEmail !== undefined && adminPassword !== undefined) {
      await ensureAdministrator(ctx, { email: adminEmail, password: adminPassword });
    }
  });
  if (!demo) return [];
  await inTransaction(ctx, async (ctx) => {
    await lockSeeding(ctx.db);
    if (!(await hasConventions(ctx.db))) await seedDemo(ctx);
  });
  const accounts = demoAccounts(adminPassword === demoPassword ? adminEmail : undefined);
  const known = await knownAddresses(
    ctx.db,
    accounts.map(({ email }) => email),
  );
  return accounts.filter(({ email }) => known.has(email));
}

/** The administrator is shown only with the demo's own password, which is no secret. */
function demoAccounts(adminEmail: string | undefined): DemoAccount[] {
  const admin =
    adminEmail === undefined
      ? []
      : [{ name: 'Administrator', email: adminEmail, shows: 'may do everything' }];
  const staff = Object.values(demoStaff).map(({ firstName, lastName, email, shows }) => ({
    name: `${firstName} ${lastName}`,
    email,
    shows,
  }));
  const registrants = families.map(({ registrant: { firstName, familyName, email }, shows }) => ({
    name: `${firstName} ${familyName}`,
    email,
    shows,
  }));
  return [...admin, ...staff, ...registrants].map((account) => ({ ...account, password: demoPassword }));
}
