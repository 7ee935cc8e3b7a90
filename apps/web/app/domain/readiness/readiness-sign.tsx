import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { ReadinessItem } from '@sangamam/contract/reports/readiness/readiness';

import * as phrases from '#phrases/domain/readiness.ts';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { actorNames } from './readiness-options.ts';
import styles from './readiness-sign.module.css';
import { stateNames } from './readiness-words.ts';

/** An item in a word or two, for tables: its state, or who has to act and by when. */
export function ReadinessSign({ item: { state, actor, by } }: { item: ReadinessItem }) {
  const isLater = state === 'WAITING' && actor === null;
  const words = isLater ? phrases.later : actor === null ? stateNames[state] : actorNames[actor];
  return (
    <span className={styles['sign']}>
      <StatusBadge tone={isLater ? 'neutral' : tones[state]}>{words}</StatusBadge>
      {actor !== null && by !== null && (
        <span className={styles['by']}>{phrases.byDay({ day: shortDate(by) })}</span>
      )}
    </span>
  );
}

const tones: Readonly<Record<ReadinessItem['state'], StatusTone>> = {
  DONE: 'done',
  TO_DO: 'action',
  WAITING: 'waiting',
  NOT_NEEDED: 'neutral',
};
