import type { ReadinessItem, ReadinessTopic } from '@sangamam/contract/reports/readiness/readiness';
import { Link } from 'react-router';

import { Icon, type IconName } from '#web/ui/primitives/icon/icon.tsx';
import { WholeDates } from '#web/ui/primitives/whole-dates/whole-dates.tsx';

import { readinessWords, stateNames, topicNames, type ChecklistReader } from './readiness-words.ts';
import styles from './readiness-strip.module.css';

/**
 * What a family still needs before the convention: a line for each topic. `links` are
 * the pages where the reader can settle a topic.
 */
export function ReadinessStrip({
  items,
  reader,
  label,
  links,
}: {
  items: readonly ReadinessItem[];
  reader: ChecklistReader;
  /** Names the list for screen readers. */
  label: string;
  links?: Partial<Record<ReadinessTopic, string>>;
}) {
  return (
    <ul className={styles['strip']} aria-label={label}>
      {items.map((item) => {
        const { topic, state } = item;
        const to = state === 'NOT_NEEDED' ? undefined : links?.[topic];
        return (
          <li key={topic} className={styles['item']} data-state={state}>
            <span className={styles['sign']}>
              <Icon name={signs[state]} size={16} />
            </span>
            <span className={styles['topic']}>
              <span className="visually-hidden">{stateNames[state]}: </span>
              {to === undefined ? topicNames[topic] : <Link to={to}>{topicNames[topic]}</Link>}
            </span>
            <span className={styles['words']}>
              <WholeDates>{readinessWords(item, reader)}</WholeDates>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const signs: Readonly<Record<ReadinessItem['state'], IconName>> = {
  DONE: 'check',
  TO_DO: 'alert',
  WAITING: 'clock',
  NOT_NEEDED: 'minus',
};
