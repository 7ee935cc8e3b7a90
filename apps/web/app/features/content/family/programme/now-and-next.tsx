import { nowAndNext, type ProgrammeItem } from '@sangamam/contract/content/programme';

import * as phrases from '#phrases/content/family/programme.ts';
import { langOf } from '#web/lib/text/lang-of.ts';

import { clockText } from './programme-words.ts';
import styles from './programme-section.module.css';
import { useLocalMoment } from './use-local-moment.ts';

/** During the days of the convention: what is going on and what begins next. Nothing at other times. */
export function NowAndNext({ items, timeZone }: { items: readonly ProgrammeItem[]; timeZone: string }) {
  const moment = useLocalMoment(
    timeZone,
    items.map(({ date }) => date),
  );
  if (moment === null || !items.some(({ date }) => date === moment.slice(0, 10))) return null;
  const { now, next } = nowAndNext(items, moment);
  if (now.length === 0 && next.length === 0) return null;
  return (
    <aside className={styles['now']} aria-label={phrases.nowAndNext} data-print="none">
      <Part name={phrases.now} items={now} />
      <Part
        name={
          next[0] ? `${phrases.next} ${phrases.at({ time: clockText(next[0].startTime) })}` : phrases.next
        }
        items={next}
      />
    </aside>
  );
}

function Part({ name, items }: { name: string; items: readonly ProgrammeItem[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <p className={styles['head']}>{name}</p>
      <ul>
        {items.map(({ title, hall, startTime }) => (
          <li key={`${startTime} ${hall} ${title}`}>
            <strong lang={langOf(title)}>{title}</strong>
            {hall !== '' && <span lang={langOf(hall)}>{hall}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
