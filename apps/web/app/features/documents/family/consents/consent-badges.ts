import type { Consent, ConsentsOfOrder } from '@sangamam/contract/documents/consents/consent';

import * as phrases from '#phrases/documents/family/consents.ts';
import type { StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

type ChildState = Consent['state'] | 'NOT_SENT';

/** How the state of a form, or of a child without one, is shown. */
export const consentBadges: Readonly<Record<ChildState, { tone: StatusTone; words: string }>> = {
  NOT_SENT: { tone: 'action', words: phrases.noFormYet },
  SENT: { tone: 'waiting', words: phrases.beingChecked },
  ACCEPTED: { tone: 'done', words: phrases.accepted },
  RETURNED: { tone: 'action', words: phrases.returned },
};

/** How far a child's form is: the furthest of those that were sent for it. */
export function stateOfChild(
  childId: string,
  { missing, consents }: Pick<ConsentsOfOrder, 'missing' | 'consents'>,
): ChildState {
  const lacks = missing.find(({ _id }) => _id === childId);
  if (lacks) return lacks.why;
  const isAccepted = consents.some(({ minorId, state }) => minorId === childId && state === 'ACCEPTED');
  return isAccepted ? 'ACCEPTED' : 'SENT';
}
