import type { MessageState as State } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import * as phrases from '#phrases/contact/staff/messages.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

/** Display names of states. */
export const messageStateNames: Readonly<Record<State, string>> = {
  NEW: phrases.newLabel,
  ANSWERED: phrases.answered,
  CLOSED: phrases.closed,
};

const tones = { NEW: 'action', ANSWERED: 'done', CLOSED: 'neutral' } as const;

/** Whether a message is new, answered or closed. */
export function MessageState({ state }: { state: State }) {
  return <StatusBadge tone={tones[state]}>{messageStateNames[state]}</StatusBadge>;
}
