import type {
  AccountState,
  PersonDetail,
  PersonRow,
} from '@sangamam/contract/people/directory/people-admin-endpoints';

import { toWireMobile } from '../to-wire-person.ts';
import type { RegistrantAccount } from './people-read-model.ts';

/** The state of an account. */
export function accountState(
  row: Pick<RegistrantAccount, 'closedAt' | 'suspendedAt' | 'hasPassword'>,
): AccountState {
  if (row.closedAt !== null) return 'CLOSED';
  if (row.suspendedAt !== null) return 'SUSPENDED';
  return row.hasPassword ? 'ACTIVE' : 'UNVERIFIED';
}

/** What staff may do with an account in this state. One that they opened may have no address to send a link to. */
export function accountActions(state: AccountState, email: string | null): PersonDetail['actions'] {
  switch (state) {
    case 'ACTIVE':
      return ['suspend', 'correct'];
    case 'UNVERIFIED':
      return email ? ['resend-verification', 'suspend', 'correct'] : ['suspend', 'correct'];
    case 'SUSPENDED':
      return ['unsuspend', 'correct'];
    case 'CLOSED':
      return [];
  }
}

/** A registrant in the admin list. */
export function presentPersonRow(row: RegistrantAccount): Omit<PersonRow, 'care'> {
  const { person } = row;
  return {
    _id: row.id,
    firstName: person.firstName,
    lastName: person.lastName,
    familyName: person.familyName,
    email: person.email ?? '',
    mobile: toWireMobile(person),
    localUnitName: row.localUnitName,
    state: accountState(row),
    registrations: row.registrations,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  };
}
