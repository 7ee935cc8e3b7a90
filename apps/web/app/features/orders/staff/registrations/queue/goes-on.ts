import { useSyncExternalStore } from 'react';

const storageKey = 'sangamam.goes-on';
const changes = new EventTarget();

/** Whether the next registration opens after a decision; remembered in this browser, and on at first. */
export function useGoesOn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(storageKey) !== 'off',
    () => true,
  );
}

/** Remembers whether the next registration opens after a decision. */
export function setGoesOn(goesOn: boolean): void {
  localStorage.setItem(storageKey, goesOn ? 'on' : 'off');
  changes.dispatchEvent(new Event('change'));
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  return () => changes.removeEventListener('change', onChange);
}
