import { useSyncExternalStore } from 'react';

const phones = '(max-width: 44rem)';

/** Whether lists are laid out for a phone, as their styles have it, now and after each change; on the server they are not. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phones).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(phones);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
