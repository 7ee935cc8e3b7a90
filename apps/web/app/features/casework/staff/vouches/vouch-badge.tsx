import type { VouchState } from '@sangamam/contract/casework/vouches/vouch';
import type { VouchOfRegistration } from '@sangamam/contract/casework/vouches/vouch-endpoints';

import * as phrases from '#phrases/casework/staff/vouches.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from './vouches.module.css';

/** How a registration stands with its local unit, in a word. */
export function VouchBadge({ state }: { state: VouchState }) {
  return (
    <StatusBadge tone={tones[state]} wraps>
      {phrases.states[state]}
    </StatusBadge>
  );
}

/** Who said it, when, and the note; or until when the unit is asked. With the badge where no other part of the page has it. */
export function VouchText({
  vouch: { state, until, said },
  hasBadge,
}: {
  vouch: VouchOfRegistration;
  hasBadge: boolean;
}) {
  return (
    <div>
      {hasBadge ? <VouchBadge state={state} /> : <p className={styles['label']}>{phrases.localUnit}</p>}
      <p className={styles['soft']}>
        {said
          ? phrases.saidBy({ name: said.byName ?? '', moment: formatInstant(said.at) })
          : state === 'WAITING' && phrases.askedUntil({ moment: formatInstant(until) })}
        {said && said.note !== '' && <span className={styles['note']}>“{said.note}”</span>}
      </p>
    </div>
  );
}

const tones: Readonly<Record<VouchState, StatusTone>> = {
  KNOWN: 'done',
  NOT_KNOWN: 'stopped',
  ASK: 'action',
  WAITING: 'waiting',
  SILENT: 'neutral',
};
