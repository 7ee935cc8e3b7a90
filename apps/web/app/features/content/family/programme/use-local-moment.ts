import { useSyncExternalStore } from 'react';

const everyMs = 15_000;

/**
 * The time at a place, `YYYY-MM-DDTHH:mm`, as it goes on; null on the server, whose pages are read later than they are
 * made.
 */
export function useLocalMoment(timeZone: string): string | null {
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
