import { useSyncExternalStore } from 'react';

const storageKey = 'sangamam.density';
const changes = new EventTarget();

/** Whether the rows of long lists are compact; remembered in this browser. */
export function useDensity(): { isCompact: boolean; setCompact: (isCompact: boolean) => void } {
  const isCompact = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(storageKey) === 'compact',
    () => false,
  );
  return { isCompact, setCompact };
}

function setCompact(isCompact: boolean): void {
  localStorage.setItem(storageKey, isCompact ? 'compact' : 'comfortable');
  changes.dispatchEvent(new Event('change'));
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  return () => changes.removeEventListener('change', onChange);
}
