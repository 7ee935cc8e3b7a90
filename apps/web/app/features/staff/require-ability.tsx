import { adminPaths } from '@sangamam/contract/admin-paths';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { hasAbility, type Ability } from '@sangamam/contract/staff/abilities';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/staff/staff.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { roleNames } from '#web/domain/staff/role-names.ts';

import { useStaffSelf } from './api.ts';
import { ListOutline } from './shell/page-outline.tsx';

/** Renders a page only for roles with an ability; others are told kindly before any call is made. */
export function RequireAbility({
  ability,
  children,
}: {
  ability: Ability;
  children: (roles: readonly StaffRole[]) => ReactNode;
}) {
  const { data: self, isPlaceholderData } = useStaffSelf();
  if (self && hasAbility(self.roles, ability)) return children(self.roles);
  // Roles that were kept may have changed since.
  if (!self || isPlaceholderData) return <ListOutline />;
  return (
    <EmptyState
      title={phrases.forbiddenTitle}
      action={
        <LinkButton to={adminPaths.home} variant="secondary">
          {phrases.goToTheOverview}
        </LinkButton>
      }
    >
      <p>{phrases.forbiddenText({ roles: self.roles.map((role) => roleNames[role]).join(', ') })}</p>
    </EmptyState>
  );
}
