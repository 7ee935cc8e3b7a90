import { useSyncExternalStore } from 'react';

/** A short word at the top of the page that goes by itself. */
export interface Toast {
  message: string;
  tone?: 'success' | 'danger' | 'info';
  /** How long it stays, in milliseconds: 2 s for what was saved, 5 s for all else, unless told (DECISIONS §5). */
  forMs?: number;
}

/** A toast as it stands on the page. */
export interface ShownToast extends Required<Toast> {
  id: number;
}

const mostAtOnce = 3;
const none: readonly ShownToast[] = [];
const listeners = new Set<() => void>();
let shown = none;
let lastId = 0;

/**
 * Shows a toast. What draws it is part of every page: it is wanted most when nothing can be loaded. The same words stand
 * there once, the newest is never kept waiting, and what has succeeded at last takes away that it had failed.
 */
export function showToast({
  message,
  tone = 'success',
  forMs = tone === 'success' ? 2_000 : 5_000,
}: Toast): void {
  lastId += 1;
  const isOver = (one: ShownToast) =>
    one.message === message || (tone === 'success' && one.tone === 'danger');
  const others = shown.filter((one) => !isOver(one));
  change([...others, { id: lastId, message, tone, forMs }].slice(-mostAtOnce));
}

/** Takes a toast away. */
export function hideToast(id: number): void {
  change(shown.filter((one) => one.id !== id));
}

/** Takes all of them away. */
export function clearToasts(): void {
  change(none);
}

/** The toasts of now, the oldest first. */
export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
}

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
