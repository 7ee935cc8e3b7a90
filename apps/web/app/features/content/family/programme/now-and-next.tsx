import { nowAndNext, type ProgrammeItem } from '@sangamam/contract/content/programme';
import { useSyncExternalStore } from 'react';

import * as phrases from '#phrases/content/family/programme.ts';
import { langOf } from '#web/lib/text/lang-of.ts';

import { clockText } from './programme-words.ts';
import styles from './programme-section.module.css';

const everyMs = 15_000;

/**
 * The time at a place, `YYYY-MM-DDTHH:mm`, as it goes on; null while it is none of `dates` anywhere on earth, and on the
 * server, whose pages are read later than they are made.
 */
function useLocalMoment(timeZone: string, dates: readonly string[]): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (dates.some(isToday) ? localMoment(timeZone, new Date()) : null),
    () => null,
  );
}

const dayMs = 24 * 60 * 60_000;

/** Whether a date may be today's somewhere. The first use of a time zone costs a phone a tenth of a second. */
function isToday(date: string): boolean {
  return Math.abs(Date.now() - Date.parse(`${date}T12:00:00Z`)) <= 1.5 * dayMs;
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
