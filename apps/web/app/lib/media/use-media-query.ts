import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, now and after each change; on the server it does not. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether lists are laid out for a phone, as their styles have it. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 44rem)');
