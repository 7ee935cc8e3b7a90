import type { ReactNode } from 'react';

/** The `handle` of a page behind the login. */
export interface PageHandle {
  /** What stands in the page's place from the first paint until it is there: its heading and the shapes of what comes. */
  outline: ReactNode;
}

/** A line of its own for an intro whose text is not there yet. */
export const emptyIntro = '\u00a0';
