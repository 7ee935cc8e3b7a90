import { useEffect, useRef, useState } from 'react';

import { setProofPrompt } from '#web/lib/api/ask-for-proof.ts';

/** Opens a dialog when a call needs a fresh proof; `close` says whether it was given, and the call goes on. */
export function useProofPrompt(): { isOpen: boolean; close: (isProved: boolean) => void } {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(isProved: boolean) => void>(undefined);
  useEffect(() => {
    const stopAsking = setProofPrompt(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setIsOpen(true);
        }),
    );
    return () => {
      stopAsking();
      // Nobody can answer any more: waiting calls continue and are refused.
      answer.current?.(false);
    };
  }, []);
  const close = (isProved: boolean) => {
    setIsOpen(false);
    answer.current?.(isProved);
  };
  return { isOpen, close };
}
