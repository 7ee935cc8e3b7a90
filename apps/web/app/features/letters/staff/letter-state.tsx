import type { LetterState } from '@sangamam/contract/letters/letter';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

const tones: Readonly<Record<LetterState, StatusTone>> = {
  DRAFT: 'neutral',
  WAITING: 'action',
  SCHEDULED: 'waiting',
  SENDING: 'waiting',
  STOPPED: 'stopped',
  SENT: 'done',
};

/** Where a letter stands. */
export function LetterStateBadge({ state }: { state: LetterState }) {
  return <StatusBadge tone={tones[state]}>{phrases.states[state]}</StatusBadge>;
}
