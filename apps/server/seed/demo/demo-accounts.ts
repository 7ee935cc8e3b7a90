import { fullName } from '@sangamam/contract/fields/full-name';
import type { Context } from '#server/db/context.ts';
import { findAccountsWithPassword } from '#server/features/accounts/passwords/published-passwords.ts';

import { families } from '../cast.ts';
import { demoPassword } from '../factories/demo-password.ts';
import { demoStaff } from './staff.ts';

/** A demo account that visitors may sign in with. */
export interface DemoAccount {
  name: string;
  email: string;
  password: string;
  /** A short description of what it shows. */
  shows: string;
}

/** The accounts that the demo's published password opens: none where other machines can reach the site. */
export async function findDemoAccounts(
  ctx: Context,
  { adminEmail, reachableFromOutside }: { adminEmail?: string | undefined; reachableFromOutside: boolean },
): Promise<DemoAccount[]> {
  if (reachableFromOutside) return [];
  const opened = new Set((await findAccountsWithPassword(ctx, demoPassword)).map(({ email }) => email));
  return demoAccounts(adminEmail).filter(({ email }) => opened.has(email));
}

/** All accounts of the demo. */
function demoAccounts(adminEmail: string | undefined): DemoAccount[] {
  const admin =
    adminEmail === undefined
      ? []
      : [{ name: 'Administrator', email: adminEmail, shows: 'may do everything' }];
  const staff = Object.values(demoStaff).map(({ firstName, lastName, email, shows }) => ({
    name: fullName({ firstName, lastName }),
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
