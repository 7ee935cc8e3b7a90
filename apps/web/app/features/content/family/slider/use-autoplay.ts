import { useEffect, useState, type RefObject } from 'react';

import { prefersStill } from './use-strip.ts';

/**
 * Advances a slider automatically. It stops while the mouse is over it, while it has the focus, while it is out of view,
 * and permanently for people who prefer reduced motion or pressed pause (WCAG 2.2.2).
 *
 * @param advance moves it; a new function after each move, by whatever means, restarts the wait
 */
export function useAutoplay(
  frame: RefObject<HTMLElement | null>,
  { everyMs, enabled, advance }: { everyMs: number; enabled: boolean; advance: () => void },
) {
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know what people prefer
    if (prefersStill()) setPaused(true);
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!element || !enabled) return undefined;
    const state = { hover: false, focus: false, seen: false };
    const tell = (change: Partial<typeof state>) => {
      Object.assign(state, change);
      setHeld(state.hover || state.focus || !state.seen);
    };
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => tell({ hover: (event as PointerEvent).pointerType === 'mouse' })],
      ['pointerleave', () => tell({ hover: false })],
      ['focusin', () => tell({ focus: true })],
      ['focusout', (event) => tell({ focus: element.contains((event as FocusEvent).relatedTarget as Node) })],
    ];
    for (const [name, listen] of listeners) element.addEventListener(name, listen);
    const sight = new IntersectionObserver(([entry]) => tell({ seen: entry?.isIntersecting ?? false }), {
      threshold: 0.35,
    });
    sight.observe(element);
    return () => {
      for (const [name, listen] of listeners) element.removeEventListener(name, listen);
      sight.disconnect();
    };
  }, [frame, enabled]);

  const running = enabled && !paused && !held;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') advance();
    }, everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs, advance]);

  return { paused, toggle: () => setPaused(!paused) };
}
