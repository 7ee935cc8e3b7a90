import { useEffect, useEffectEvent } from 'react';

import { closeTopmostDialog, countOpenDialogs, noteOpenDialog } from './open-dialogs.ts';

/**
 * Closes an open dialog on Escape, unless another one was opened over it: then the key closes only that one. The
 * library's own handling would close all of them.
 */
export function useCloseOnEscape({ opened, onEscape }: { opened: boolean; onEscape: () => void }): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!opened) return;
    if (countOpenDialogs() === 0) window.addEventListener('keydown', escapeTopmost, { capture: true });
    const noteClosed = noteOpenDialog(() => escape());
    return () => {
      noteClosed();
      if (countOpenDialogs() === 0) window.removeEventListener('keydown', escapeTopmost, { capture: true });
    };
  }, [opened]);
}

function escapeTopmost({ key, isComposing }: KeyboardEvent): void {
  if (key === 'Escape' && !isComposing) closeTopmostDialog();
}
