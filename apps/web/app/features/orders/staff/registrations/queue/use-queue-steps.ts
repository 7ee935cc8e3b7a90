import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { Neighbours } from './use-neighbours.ts';

type Step = 1 | -1;

/**
 * Goes to the next (1) or the previous registration (-1) of the list. A key that is pressed while the one before it is
 * still under way counts afterwards, so that pressing quickly loses no step; opening a dialog ends that.
 */
export function useQueueSteps(neighbours: Neighbours | undefined): (step: Step) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  /** The address that is being left. */
  const leaving = useRef<string>(undefined);
  const waiting = useRef(0);
  const go = (step: Step) => {
    if (leaving.current === pathname || (!neighbours && search !== '')) {
      waiting.current += step;
      return;
    }
    const to = step === 1 ? neighbours?.next : neighbours?.previous;
    if (to === undefined) return;
    leaving.current = pathname;
    void navigate(to);
  };
  const arrive = useEffectEvent((at: string) => {
    if (leaving.current === at) return;
    const left = waiting.current;
    leaving.current = undefined;
    waiting.current = 0;
    if (left === 0 || document.querySelector('[role="dialog"]')) return;
    const step = left > 0 ? 1 : -1;
    waiting.current = left - step;
    go(step);
    if (leaving.current === undefined) waiting.current = 0;
  });
  const isKnown = neighbours !== undefined;
  useEffect(() => {
    if (isKnown) arrive(pathname);
  }, [pathname, isKnown]);
  return go;
}
