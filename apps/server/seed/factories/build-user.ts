import type { Context } from '#server/db/context.ts';
import type { people } from '#server/db/schema/schema.ts';
import { createAccountHolder } from '#server/features/people/save-person.ts';
import { insertAccount } from '#server/features/accounts/account/account-repository.ts';
import { insertStaffRoles } from '#server/features/accounts/staff/staff-repository.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { AccountType, StaffRole } from '@sangamam/contract/accounts/roles';

import { addOrganizations } from '../reference/reference-repository.ts';
import { demoPassword, demoPasswordHash } from './demo-password.ts';

/** An account that can sign in, with its actor for use cases. */
export interface BuiltUser {
  userId: string;
  personId: string;
  email: string;
  password: string;
  actor: Actor;
}

type WantedPerson = Partial<typeof people.$inferInsert>;

let count = 0;

/** A registrant with a password: by default single, from Chicago, paying in US dollars. */
export async function buildUser(ctx: Context, wanted: WantedPerson = {}): Promise<BuiltUser> {
  await addOrganizations(ctx.db, [{ id: 'ORG10004', name: 'Chicago', type: 'LOCAL_UNIT' }]);
  return build(ctx, 'REGISTRANT', [], {
    familyName: 'Kizhakkedam',
    gender: 'MALE',
    dob: '1985-04-15',
    maritalStatus: 'SINGLE',
    familyFaith: 'Knanaya Catholic',
    placeInKerala: 'Uzhavoor',
    parishInKerala: "Uzhavoor, St. Stephen's Forane",
    localUnitId: 'ORG10004',
    nearByCity: 'Chicago',
    mobileCountryCode: '+1',
    mobileNumber: '7735550100',
    country: 'USA',
    addressLine1: '12 Lotus Street',
    city: 'Skokie',
    state: 'Illinois',
    postCode: '60076',
    ...wanted,
  });
}

/** A staff member with these roles. */
export function buildStaff(
  ctx: Context,
  roles: readonly StaffRole[],
  wanted: WantedPerson = {},
): Promise<BuiltUser> {
  return build(ctx, 'STAFF', roles, wanted);
}

async function build(
  ctx: Context,
  type: AccountType,
  roles: readonly StaffRole[],
  wanted: WantedPerson,
): Promise<BuiltUser> {
  count += 1;
  const email = wanted.email ?? `built-${type.toLowerCase()}-${count}@example.net`;
  const at = ctx.now();
  const personId = await createAccountHolder(ctx, {
    firstName: 'Mathew',
    lastName: 'Lukose',
    ...wanted,
    email,
  });
  const userId = await insertAccount(ctx.db, {
    personId,
    type,
    passwordHash: await demoPasswordHash(),
    emailVerifiedAt: at,
    createdAt: at,
  });
  await insertStaffRoles(ctx.db, userId, { roles, grantedBy: null, at });
  const actor: Actor = { userId, personId, type, roles, sessionId: '', email };
  return { userId, personId, email, password: demoPassword, actor };
}
