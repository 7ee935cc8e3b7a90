import type { AccountState } from '@sangamam/contract/people/directory/people-admin-endpoints';

import * as phrases from '#phrases/people/staff/directory.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

const words: Readonly<Record<AccountState, { name: string; tone: StatusTone }>> = {
  ACTIVE: { name: phrases.active, tone: 'done' },
  UNVERIFIED: { name: phrases.notVerified, tone: 'waiting' },
  SUSPENDED: { name: phrases.suspended, tone: 'stopped' },
  CLOSED: { name: phrases.closed, tone: 'neutral' },
};

/** The state of an account. */
export function AccountStateBadge({ state }: { state: AccountState }) {
  return <StatusBadge tone={words[state].tone}>{words[state].name}</StatusBadge>;
}

export const accountStateOptions: Option[] = Object.entries(words).map(([value, { name }]) => ({
  value,
  label: name,
}));
