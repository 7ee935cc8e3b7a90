import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** False during server rendering and hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;

/**
 * Like `useHydrated`, for what may come a moment later: its renderings give way to what a person does meanwhile, instead
 * of all being one task right after hydration.
 */
export function useHydratedSoon(): boolean {
  const [hydrated, setHydrated] = useState(pageIsHydrated);
  useEffect(() => {
    pageIsHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}

/** What is shown later on is not hydrated, and begins as it stays. */
let pageIsHydrated = false;
