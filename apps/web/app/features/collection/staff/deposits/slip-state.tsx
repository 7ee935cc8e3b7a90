import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { SlipRow } from '@sangamam/contract/collection/deposits/deposit-endpoints';
import type { SlipState } from '@sangamam/contract/collection/deposits/slip-state';

import * as phrases from '#phrases/collection/staff/deposits.ts';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from './deposits.module.css';

const tones: Readonly<Record<SlipState, StatusTone>> = {
  OPEN: 'action',
  AT_BANK: 'waiting',
  DEPOSITED: 'done',
  TAKEN_BACK: 'stopped',
};

/** How far a slip is, since when, and how many of its checks bounced. */
export function SlipStateBadge({ slip }: { slip: SlipRow }) {
  const { state, atBankOn, depositedOn, bouncedCount } = slip;
  return (
    <span className={styles['state']}>
      <StatusBadge tone={tones[state]}>{phrases.states[state]}</StatusBadge>
      {state === 'AT_BANK' && atBankOn && (
        <span className={styles['sub']}>{phrases.since({ day: shortDate(atBankOn) })}</span>
      )}
      {depositedOn && <span className={styles['sub']}>{phrases.on({ day: shortDate(depositedOn) })}</span>}
      {bouncedCount > 0 && <StatusBadge tone="stopped">{phrases.bouncedCount(bouncedCount)}</StatusBadge>}
    </span>
  );
}
