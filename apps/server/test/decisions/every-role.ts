import { staffRoles, type StaffRole } from '@sangamam/contract/accounts/roles';

import type { TestApp } from '#test/build-test-app.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { signInAs } from '#test/sign-in-as.ts';

/** A signed-in account: a staff member with one role, or a registrant. */
export interface Caller {
  role: StaffRole | 'REGISTRANT';
  token: string;
}

/** One signed-in staff member for each role. */
export async function everyRole(t: TestApp): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (const role of staffRoles) {
    callers.push({ role, token: await signInAs(t, await createStaff(t, role)) });
  }
  return callers;
}

/** Every combination of the values of each key. */
export function combinations<Facts extends object>(values: {
  [Key in keyof Facts]: readonly Facts[Key][];
}): Facts[] {
  const entries = Object.entries(values) as [keyof Facts, readonly Facts[keyof Facts][]][];
  return entries.reduce<Facts[]>(
    (combined, [key, choices]) =>
      combined.flatMap((facts) => choices.map((value) => ({ ...facts, [key]: value }))),
    [{} as Facts],
  );
}
