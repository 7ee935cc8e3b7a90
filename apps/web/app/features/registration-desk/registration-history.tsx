import type { RegistrationDetail } from '@sangamam/contract/admin/registration-desk';

import { spokenInstant } from '#web/lib/text/date-text.ts';
import { historyWords } from './history-words.ts';
import styles from './registration-history.module.css';

/** What happened, the newest first: what, when, by whom and why. */
export function RegistrationHistory({ history }: { history: RegistrationDetail['history'] }) {
  if (history.length === 0) return <p>Nothing has happened yet.</p>;
  return (
    <ol className={styles['timeline']}>
      {history.map(({ at, action, actorName, reason }) => (
        <li key={`${at} ${action}`}>
          <span className={styles['what']}>{historyWords(action)}</span>
          <span className={styles['when']}>
            <time dateTime={at}>{spokenInstant(at)}</time>
            {actorName === null ? ', by itself' : `, ${actorName}`}
          </span>
          {reason && <span className={styles['why']}>{reason}</span>}
        </li>
      ))}
    </ol>
  );
}
