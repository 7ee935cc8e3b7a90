import { useCallback, useState, type ChangeEvent } from 'react';

/** What a dialog does when somebody leaves it with text that was not sent. */
export interface UnsavedText {
  /** True while the dialog asks whether to discard what was typed. */
  isAsking: boolean;
  /** Notes that something was typed or chosen. A search is not text that could be lost. */
  onChange: (event: ChangeEvent<HTMLElement>) => void;
  /** Closes, or asks first when something was typed. */
  leave: () => void;
  discard: () => void;
  keepEditing: () => void;
}

/**
 * Asks before a dialog is left by Escape, by its close button or by a click outside with text in it. What the dialog's
 * own buttons do is not asked about.
 */
export function useUnsavedText({ opened, onClose }: { opened: boolean; onClose: () => void }): UnsavedText {
  const [isChanged, setIsChanged] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [wasOpened, setWasOpened] = useState(opened);
  const forget = () => {
    setIsChanged(false);
    setIsAsking(false);
  };
  if (opened !== wasOpened) {
    setWasOpened(opened);
    forget();
  }
  return {
    isAsking,
    onChange: useCallback(({ target }) => {
      const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      if (isText && target.type !== 'search' && target.type !== 'file') setIsChanged(true);
    }, []),
    leave: () => {
      if (isChanged && !isAsking) return setIsAsking(true);
      forget();
      onClose();
    },
    discard: () => {
      forget();
      onClose();
    },
    keepEditing: () => setIsAsking(false),
  };
}
