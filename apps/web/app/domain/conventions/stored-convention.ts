import { useSyncExternalStore } from 'react';

const key = 'sangamam.admin-convention';
const listeners = new Set<() => void>();
/** Where storage is blocked, the choice lasts until the page is left. */
let kept = '';

/** The convention that was chosen last on this device, until the person signs out; empty without one. */
export function useStoredConvention(): string {
  return useSyncExternalStore(subscribe, read, () => '');
}

/** Remembers a choice for the following pages and visits. */
export function storeConvention(value: string): void {
  if (read() === value) return;
  kept = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full.
  }
  for (const listener of listeners) listener();
}

function read(): string {
  try {
    return localStorage.getItem(key) ?? kept;
  } catch {
    return kept;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
