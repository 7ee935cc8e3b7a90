import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without scrolling after which a strip counts as come to rest; some browsers do not tell. */
const restMs = 140;

/**
 * A strip of items side by side that scrolls and snaps, by touch, wheel and keyboard as the browser does it. Tells which
 * item stands first, and moves to another.
 *
 * @param loopAt the position of a copy of the first item, where the strip jumps back unseen once it has come to rest
 */
export function useStrip<Strip extends HTMLElement = HTMLDivElement>({
  loopAt = -1,
}: { loopAt?: number } = {}) {
  const strip = useRef<Strip>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      frame = 0;
      setIndex(itemAt(element));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (itemAt(element) === loopAt) element.scrollTo({ left: 0, behavior: 'instant' });
      }, restMs);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [loopAt]);

  const goTo = useCallback((to: number, { jump = false } = {}) => {
    const element = strip.current;
    const item = element?.children[to] as HTMLElement | undefined;
    if (!element || !item) return;
    const left = item.offsetLeft - firstLeft(element);
    element.scrollTo({ left, behavior: jump || prefersStill() ? 'instant' : 'smooth' });
  }, []);

  return { strip, index, goTo };
}

/** True where people asked for little motion. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The item whose start is nearest to the strip's start. */
function itemAt(strip: HTMLElement): number {
  const items = [...strip.children] as HTMLElement[];
  const start = firstLeft(strip);
  const distances = items.map((item) => Math.abs(item.offsetLeft - start - strip.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function firstLeft(strip: HTMLElement): number {
  return (strip.firstElementChild as HTMLElement | null)?.offsetLeft ?? 0;
}
