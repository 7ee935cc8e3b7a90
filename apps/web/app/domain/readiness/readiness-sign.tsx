import type { ReadinessItem } from '@sangamam/contract/readiness/readiness';

import * as phrases from '#phrases/domain/readiness.ts';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { actorNames } from './readiness-options.ts';
import { stateNames } from './readiness-words.ts';

/** An item in one word, for tables: its state, or who has to act. */
export function ReadinessSign({ item: { state, actor } }: { item: ReadinessItem }) {
  const isLater = state === 'WAITING' && actor === null;
  const words = isLater ? phrases.later : actor === null ? stateNames[state] : actorNames[actor];
  return <StatusBadge tone={isLater ? 'neutral' : tones[state]}>{words}</StatusBadge>;
}

const tones: Readonly<Record<ReadinessItem['state'], StatusTone>> = {
  DONE: 'done',
  TO_DO: 'action',
  WAITING: 'waiting',
  NOT_NEEDED: 'neutral',
};
