import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import * as phrases from '#phrases/casework/staff/questions.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

type Conversation = NonNullable<RegistrationRow['conversation']>;

const tones: Readonly<Record<Conversation['state'], StatusTone>> = {
  WAITING: 'waiting',
  ANSWERED: 'action',
  NO_ANSWER: 'action',
};

/** How the conversation with a family stands. */
export function ConversationBadge({ conversation: { state, since } }: { conversation: Conversation }) {
  return (
    <StatusBadge tone={tones[state]}>
      {state === 'NO_ANSWER' ? phrases.noAnswerSince({ day: dayOfInstant(since) }) : phrases.states[state]}
    </StatusBadge>
  );
}
