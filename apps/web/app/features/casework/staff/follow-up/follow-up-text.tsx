import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';
import type { RecordCare } from '@sangamam/contract/casework/care/care';

import * as phrases from '#phrases/casework/staff/follow-up.ts';

import styles from './follow-up.module.css';

type ShownFollowUp = NonNullable<RecordCare['followUp']>;

/** "Follow up on 12-03-2026", "Follow up today", "Follow up, 2 days late"; what is due stands out. */
export function FollowUpText({ followUp: { on, daysLate } }: { followUp: ShownFollowUp }) {
  return (
    <span className={styles['text']} data-due={daysLate !== null || undefined}>
      {textOf(on, daysLate)}
    </span>
  );
}

function textOf(on: string, daysLate: number | null): string {
  if (daysLate === null) return phrases.followUpOn({ day: shortDate(on) });
  return daysLate === 0 ? phrases.followUpToday : phrases.daysLate(daysLate);
}

/** A follow-up as its endpoint takes it. */
export function asSeen(followUp: RecordCare['followUp']): FollowUp | null {
  return followUp && { on: followUp.on, reason: followUp.reason };
}
