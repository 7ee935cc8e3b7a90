import { useEffect, useEffectEvent } from 'react';

/** What Escape does to each open dialog; the last one is on top. */
const openDialogs: (() => void)[] = [];

/**
 * Closes an open dialog on Escape, unless another one was opened over it: then the key closes only that one. The
 * library's own handling would close all of them.
 */
export function useCloseOnEscape({ opened, onEscape }: { opened: boolean; onEscape: () => void }): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!opened) return;
    const entry = () => escape();
    if (openDialogs.length === 0) window.addEventListener('keydown', escapeTopmost, { capture: true });
    openDialogs.push(entry);
    return () => {
      openDialogs.splice(openDialogs.indexOf(entry), 1);
      if (openDialogs.length === 0) window.removeEventListener('keydown', escapeTopmost, { capture: true });
    };
  }, [opened]);
}

function escapeTopmost({ key, isComposing }: KeyboardEvent): void {
  if (key !== 'Escape' || isComposing) return;
  openDialogs.at(-1)?.();
}
