import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import type { LetterList } from '@sangamam/contract/letters/letter-draft';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import * as phrases from '#phrases/letters/staff/audience.ts';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

/** What of the address of each list says which families it shows. */
const carried: Readonly<Record<Exclude<LetterList, 'REGISTRATIONS'>, readonly string[]>> = {
  JOURNEYS: ['show', 'direction', 'airport', 'day', 'hours', 'search'],
  STAYS: ['view', 'night', 'search'],
  PAYMENTS: ['view', 'state', 'method', 'currency', 'search'],
  UNREPORTED: ['search'],
  CONSENTS: ['state', 'search'],
  MISSING_CONSENTS: ['search'],
  PICTURES: ['state', 'search'],
  PEOPLE: ['state', 'organization', 'parish', 'search'],
};

/**
 * Begins a letter to the families that a list shows now. Without a convention, the one that was shown last. Renders nothing
 * for who writes no letters.
 */
export function WriteToThese({
  list,
  conventionId,
  params,
  roles,
  size = 'md',
}: {
  list: keyof typeof carried;
  conventionId?: string;
  params: ListParams;
  roles: readonly StaffRole[];
  size?: 'sm' | 'md';
}) {
  if (!hasAbility(roles, 'write-letters')) return null;
  const query = new URLSearchParams({ list, ...(conventionId && { conventionId }) });
  for (const name of carried[list]) if (params.filter(name) !== '') query.set(name, params.filter(name));
  return (
    <LinkButton to={`${adminPaths.newLetter}?${query}`} variant="secondary" size={size} icon="mail">
      {phrases.writeToThese}
    </LinkButton>
  );
}
