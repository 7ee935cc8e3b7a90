import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a scroll event after which scrolling has ended; not all browsers have `scrollend`. */
const restMs = 140;

/**
 * A strip of items with native scrolling and snapping, by touch, wheel and keyboard. Returns the index of the first
 * visible item and a function to move to another.
 *
 * @param loopAt the index of a copy of the first item; once scrolling has ended there, the strip jumps back unnoticed
 */
export function useStrip<Strip extends HTMLElement = HTMLDivElement>({
  loopAt = -1,
}: { loopAt?: number } = {}) {
  const strip = useRef<Strip>(null);
  const [index, setIndex] = useState(0);
  /** The target of a programmatic move, unless a person has interrupted it. */
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

/** True for people who prefer reduced motion. */
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
