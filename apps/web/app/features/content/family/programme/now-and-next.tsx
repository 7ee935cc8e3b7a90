import { nowAndNext, type ProgrammeItem } from '@sangamam/contract/content/programme';
import { useSyncExternalStore } from 'react';

import * as phrases from '#phrases/content/family/programme.ts';

import { clockText } from './programme-words.ts';
import styles from './programme-section.module.css';

const everyMs = 15_000;

/**
 * The time at a place, `YYYY-MM-DDTHH:mm`, as it goes on; null on the server, whose pages are read later than they are
 * made.
 */
function useLocalMoment(timeZone: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => localMoment(timeZone, new Date()),
    () => null,
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, everyMs);
  return () => clearInterval(timer);
}

/** An instant in the time of a place; null for a time zone that the browser does not know. */
function localMoment(timeZone: string, instant: Date): string | null {
  try {
    const text = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(instant);
    return text.replace(' ', 'T');
  } catch {
    return null;
  }
}

/** During the days of the convention: what is going on and what begins next. Nothing at other times. */
export function NowAndNext({ items, timeZone }: { items: readonly ProgrammeItem[]; timeZone: string }) {
  const moment = useLocalMoment(timeZone);
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
            <strong>{title}</strong>
            {hall !== '' && <span>{hall}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
