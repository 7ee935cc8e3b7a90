import { useSyncExternalStore } from 'react';

/** False while the page is only the server's HTML, true once scripts have taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
