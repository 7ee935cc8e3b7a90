import { useEffect, useRef, useState } from 'react';

/** The rows of the form's list. */
interface Rows {
  count: number;
  append: () => void;
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
  /** What screen readers are told. */
  words: {
    added: (facts: { count: number }) => string;
    moved: (facts: { place: number; count: number }) => string;
    removed: (facts: { index: number }) => string;
  };
}

/** Adds, moves and removes rows of a form. Each is announced, and the focus goes to where work continues. */
export function useRowActions({ count, append, move, remove, words }: Rows) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<readonly [place: number, ...selectors: string[]]>(undefined);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const [place, ...selectors] = wanted.current ?? [];
    const row = place === undefined ? undefined : list.current?.children[place];
    // A new row is drawn a moment later.
    if (place === undefined || row === undefined) return;
    wanted.current = undefined;
    const found = selectors.map((one) => row.querySelector<HTMLElement>(one)).find(Boolean);
    found?.focus();
  });

  return {
    list,
    said,
    add: () => {
      wanted.current = [count, 'input'];
      append();
      setSaid(words.added({ count: count + 1 }));
    },
    moveTo: (from: number, to: number) => {
      const way = to < from ? 'up' : 'down';
      wanted.current = [to, `[data-move="${way}"]:not(:disabled)`, '[data-move]:not(:disabled)'];
      move(from, to);
      setSaid(words.moved({ place: to + 1, count }));
    },
    removeAt: (at: number) => {
      wanted.current = [Math.min(at, count - 2), '[data-remove]', 'input'];
      remove(at);
      setSaid(words.removed({ index: at + 1 }));
    },
  };
}
