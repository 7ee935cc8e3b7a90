import { useSyncExternalStore } from 'react';

const everyMs = 15_000;

/**
 * The time at a place, `YYYY-MM-DDTHH:mm`, as it goes on; null while it is none of `dates` anywhere on earth, and on the
 * server, whose pages are read later than they are made.
 */
export function useLocalMoment(timeZone: string, dates: readonly string[]): string | null {
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
