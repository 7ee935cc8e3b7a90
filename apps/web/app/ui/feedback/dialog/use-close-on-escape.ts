import { useEffect, useEffectEvent } from 'react';

/** The dialogs that are open, each by what Escape does to it; the last one stands over the others. */
const openDialogs: (() => void)[] = [];

/**
 * Closes an open dialog by Escape, unless another one was opened over it since: then the key is for that one alone. The
 * library's own handling closes every dialog that is open.
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
  // The browser closes its own dialogs, which stand over all others.
  if (document.querySelector('dialog:modal') === null) openDialogs.at(-1)?.();
}
