import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to an element whose name the address has after `#`, also when it appears later than the page.
 *
 * @returns the ref of the element
 */
export function useHashTarget<E extends HTMLElement>(name: string) {
  const { hash } = useLocation();
  const element = useRef<E>(null);
  useEffect(() => {
    if (hash !== `#${name}`) return undefined;
    // Once it is painted: in one step with the jump, what is below the element would move across the screen.
    let painted: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      painted = setTimeout(() => element.current?.scrollIntoView());
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
    };
  }, [hash, name]);
  return element;
}
