import type { StaffMember } from '@sangamam/contract/staff/members/staff-admin-endpoints';

import * as phrases from '#phrases/staff/members.ts';
import { formatDayOfInstant } from '#web/lib/text/date-text.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { roleNames } from '#web/domain/staff/role-names.ts';

type State = StaffMember['state'];

const words: Readonly<Record<State, { name: string; tone: StatusTone }>> = {
  ACTIVE: { name: phrases.active, tone: 'done' },
  INVITED: { name: phrases.invited, tone: 'waiting' },
  SUSPENDED: { name: phrases.suspended, tone: 'stopped' },
  ENDED: { name: phrases.ended, tone: 'neutral' },
};

/** The state of a staff member. */
export function StaffStateBadge({ state }: { state: State }) {
  return <StatusBadge tone={words[state].tone}>{words[state].name}</StatusBadge>;
}

export const staffStateOptions: Option[] = Object.entries(words).map(([value, { name }]) => ({
  value,
  label: name,
}));

/** Roles as text: `Treasurer, Viewer until Nov 30, 2026`. */
export function rolesText(roles: StaffMember['roles']): string {
  return roles
    .map(
      ({ role, endsAt }) =>
        roleNames[role] + (endsAt ? phrases.until({ endsAt: formatDayOfInstant(endsAt) }) : ''),
    )
    .join(', ');
}
