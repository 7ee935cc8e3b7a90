import { useSyncExternalStore } from 'react';

import { isFailure } from '#web/lib/api/api-error.ts';

/** Whether the site can be reached, by the browser and by the last answer of a query that is asked again and again. */
export function useConnection({ error }: { error: Error | null }): boolean {
  const isOnLine = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnLine && !isFailure(error);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
