import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints one part of a page: while `isAlone`, the others are marked with `data-print="none"`. */
export function usePrintedAlone(): { isAlone: boolean; printAlone: () => void } {
  const [isAlone, setAlone] = useState(false);
  const printAlone = () => {
    flushSync(() => setAlone(true));
    // A phone goes on while its sheet is open: what is left out comes back once it is closed.
    addEventListener('afterprint', () => setAlone(false), { once: true });
    print();
  };
  return { isAlone, printAlone };
}
