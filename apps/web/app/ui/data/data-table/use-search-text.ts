import { useEffect, useRef, useState } from 'react';

import type { ListParams } from './use-list-params.ts';

const waitMs = 300;

/** The text of a list's search field. It is written to the address after a pause in typing, and follows the address. */
export function useSearchText(params: ListParams) {
  const wanted = params.filter('search');
  const [text, setText] = useState(wanted);
  const [known, setKnown] = useState(wanted);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (wanted !== known) {
    setKnown(wanted);
    setText(wanted === text.trim() ? text : wanted);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (typed = text) => {
    clearTimeout(timer.current);
    if (typed.trim() !== wanted) params.setFilter('search', typed.trim());
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(typed), waitMs);
  };
  return { text, type, apply: () => apply() };
}
