import { useEffect, useRef, useState } from 'react';

import * as phrases from '#phrases/conventions/staff/addons.ts';

/** The rows of the form's list. */
interface Rows {
  count: number;
  append: () => void;
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
}

/** Adds, moves and removes choices. Each is announced, and the focus goes to where work continues. */
export function useOptionActions({ count, append, move, remove }: Rows) {
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
      setSaid(phrases.choiceAdded({ count: count + 1 }));
    },
    moveTo: (from: number, to: number) => {
      const way = to < from ? 'up' : 'down';
      wanted.current = [to, `[data-move="${way}"]:not(:disabled)`, '[data-move]:not(:disabled)'];
      move(from, to);
      setSaid(phrases.choiceMoved({ place: to + 1, count }));
    },
    removeAt: (at: number) => {
      wanted.current = [Math.min(at, count - 2), '[data-remove]', 'input'];
      remove(at);
      setSaid(phrases.choiceRemoved({ index: at + 1 }));
    },
  };
}
