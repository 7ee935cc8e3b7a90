import type { MessageRow } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import * as phrases from '#phrases/contact/staff/messages.ts';

import styles from './message.module.css';

/** Which letter a message answers, and whether it came from the family. */
export function LetterLine({ letter }: { letter: NonNullable<MessageRow['letter']> }) {
  const { subject, isFromFamily } = letter;
  return (
    <span className={styles['letter']}>
      {subject === null ? phrases.answerToSomeLetter : phrases.answerToLetter({ subject })}
      {!isFromFamily && <span className={styles['other-address']}>{phrases.notTheirAddress}</span>}
    </span>
  );
}
