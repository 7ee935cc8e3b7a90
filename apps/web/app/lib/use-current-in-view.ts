import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a row of links that scrolls sideways on a phone: whenever `current` changes, the link to what is shown stands in sight.
 * The page itself stays where it is.
 */
export function useCurrentInView<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const inView = useRef<string>(undefined);
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current="page"]');
    // Where the reader scrolled it to since, it stays.
    if (!row.current || !link || inView.current === current) return;
    inView.current = current;
    const { left, right } = row.current.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    row.current.scrollLeft += Math.max(0, place.right - right) + Math.min(0, place.left - left);
  });
  return row;
}
