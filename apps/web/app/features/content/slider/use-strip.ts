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
  /** Where the strip is on its way to, unless somebody took it in hand. */
  const heading = useRef<number>(undefined);

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
      timer = setTimeout(rest, restMs);
    };
    const rest = () => {
      const at = itemAt(element);
      // A slow machine pauses longer between two frames: it has not arrived yet.
      if (heading.current !== undefined && heading.current !== at) return;
      heading.current = undefined;
      if (at === loopAt) element.scrollTo({ left: 0, behavior: 'instant' });
    };
    const takeInHand = () => {
      heading.current = undefined;
    };
    const hands = ['pointerdown', 'wheel', 'keydown'];
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const hand of hands) element.addEventListener(hand, takeInHand, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      for (const hand of hands) element.removeEventListener(hand, takeInHand);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [loopAt]);

  const goTo = useCallback((to: number, { jump = false, from }: GoTo = {}) => {
    const element = strip.current;
    if (!element) return;
    heading.current = to;
    if (from !== undefined) scrollToItem(element, from, 'instant');
    const go = () => scrollToItem(element, to, jump || prefersStill() ? 'instant' : 'smooth');
    if (from === undefined) go();
    else requestAnimationFrame(go);
  }, []);

  return { strip, index, goTo };
}

interface GoTo {
  /** At once. */
  jump?: boolean;
  /** The item to start from, unseen: a copy of the one that stands first now. */
  from?: number;
}

function scrollToItem(strip: HTMLElement, to: number, behavior: ScrollBehavior): void {
  const item = strip.children[to] as HTMLElement | undefined;
  if (item) strip.scrollTo({ left: item.offsetLeft - firstLeft(strip), behavior });
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
