import { useSyncExternalStore } from 'react';

/** How to leave each open dialog, as its close button does; the last one is on top. */
const open: (() => void)[] = [];
const listeners = new Set<() => void>();

/** Notes that a dialog is open. Returns a function for when it is not any more. */
export function noteOpenDialog(leave: () => void): () => void {
  open.push(leave);
  for (const listener of listeners) listener();
  return () => {
    open.splice(open.indexOf(leave), 1);
    for (const listener of listeners) listener();
  };
}

/** Leaves the dialog on top; it may ask before it loses typed text. Returns whether one was open. */
export function closeTopmostDialog(): boolean {
  const leave = open.at(-1);
  leave?.();
  return leave !== undefined;
}

export function countOpenDialogs(): number {
  return open.length;
}

/** Whether a dialog is open. */
export function useOpenDialogs(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open.length > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
