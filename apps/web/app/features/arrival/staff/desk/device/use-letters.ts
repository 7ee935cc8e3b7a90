import { useEffect } from 'react';

/** A letter of the Malayalam script: the file of the typeface that has it is loaded only once a page shows such a letter. */
const letter = 'മ';

/** Loads the letters of names while there is a connection: the first such name may come up during a network break. */
export function useLetters(): void {
  useEffect(() => {
    const { fontFamily } = getComputedStyle(document.body);
    // Without them the device's own letters are shown.
    document.fonts.load(`1em ${fontFamily}`, letter).catch(() => undefined);
  }, []);
}
