import { useSyncExternalStore } from 'react';

/** The storage key; the first script of the arrival desk reads it too. */
export const storedConventionKey = 'sangamam.admin-convention';
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
  try {
    localStorage.setItem(storedConventionKey, value);
    kept = '';
  } catch {
    kept = value; // Blocked or full.
  }
  for (const listener of listeners) listener();
}

function read(): string {
  if (kept !== '') return kept;
  try {
    return localStorage.getItem(storedConventionKey) ?? '';
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
