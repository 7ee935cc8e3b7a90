import {
  consentStates,
  type ConsentState as State,
} from '@sangamam/contract/documents/consents/consent-decisions';

import * as phrases from '#phrases/documents/staff/consents.ts';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

const names: Readonly<Record<State, string>> = {
  SENT: phrases.toCheck,
  ACCEPTED: phrases.accepted,
  RETURNED: phrases.returned,
};

const tones: Readonly<Record<State, StatusTone>> = { SENT: 'action', ACCEPTED: 'done', RETURNED: 'waiting' };

/** The states to filter by. */
export const consentStateOptions = consentStates.map((value) => ({ value, label: names[value] }));

/** Whether a form has to be checked, is accepted or was returned. */
export function ConsentState({ state }: { state: State }) {
  return <StatusBadge tone={tones[state]}>{names[state]}</StatusBadge>;
}
